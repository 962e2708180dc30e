/** A fault, what was printed or answered about it, and the words that name it and its remedy. */
export interface FaultReport {
  readonly fault: string;
  readonly output: string;
  readonly words: readonly string[];
}
