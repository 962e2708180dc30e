/** A fault, what was printed or answered about it, and the words that name it and its remedy. */
export interface Told {
  readonly fault: string;
  readonly told: string;
  readonly words: readonly string[];
}
