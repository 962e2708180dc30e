/** One promise, with the figures that keep or break it. */
export interface Finding {
  readonly ok: boolean;
  readonly text: string;
}

/** A fault, what was printed or answered about it, and the words that name it and its remedy. */
export interface FaultReport {
  readonly fault: string;
  readonly output: string;
  readonly words: readonly string[];
}

type Size = 'long' | 'short';

/** Puts one thing to the proof and tells each finding as it is made. */
export type FaultTest = (size: Size) => AsyncIterable<Finding>;

export const finding = (ok: boolean, text: string): Finding => ({ ok, text });

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
