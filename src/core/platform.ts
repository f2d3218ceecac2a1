/**
 * The few globals the core takes from its platform, which browsers, workers and Node share. Declared here and
 * not by a library, so that the core compiles without the DOM.
 */
interface Platform {
  readonly crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
  readonly TextDecoder: new (
    label: 'utf-8',
    options: { fatal: boolean },
  ) => { decode(bytes: Uint8Array): string };
  readonly CompressionStream: new (format: 'deflate') => ByteStream;
  readonly DecompressionStream: new (format: 'deflate') => ByteStream;
}

/** A transform of bytes: what is written comes out changed. */
export interface ByteStream {
  readonly writable: { getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> } };
  readonly readable: {
    getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array }>; cancel(): Promise<void> };
  };
}

export const platform = globalThis as unknown as Platform;
