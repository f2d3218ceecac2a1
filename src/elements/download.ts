const LONG_ENOUGH = 60_000;

/** Hands a text to the user as a file. */
export function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONG_ENOUGH); // some browsers fetch it late
}

/** The name of a file of text that could not be read. */
export const asideFile = (game: string): string => `${game}-unreadable.txt`;
