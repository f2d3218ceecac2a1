import { OwnPart } from './own-part.js';

/**
 * What understands typed cards, for one element: it loads when somebody goes to a field for cards, or when there is time.
 * What is typed before it has come stays in the field until it is read.
 */
export class CardTyping<Reader extends object> extends OwnPart<Reader> {
  /** Once it is there. */
  get reader(): Reader | undefined {
    return this.part?.use((it) => it) ?? undefined;
  }

  /** Reads as soon as that is possible. What did not arrive is tried again; as long as it does not, nothing is read. */
  soon(read: (reader: Reader) => void): void {
    this.part?.load().then(read, () => {});
  }
}
