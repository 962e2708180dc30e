/** A certificate as it is kept, and what a stranger may read of it. */
import { line } from '#lib/shared/forms/sanitize';

export interface Certificate {
  /** `HC-2026-4K7MQ2R` */
  readonly number: string;
  readonly holder: string;
  /** `1` to `17`, or a level. */
  readonly what: string;
  /** The day of the examination's result: 2026-11-24. */
  readonly date: string;
  /** The holder agreed to be named to anyone who holds the number. */
  readonly consent: boolean;
  /** Epoch milliseconds. */
  readonly issuedAt: number;
  readonly revokedAt?: number;
}

/** The name, or its initials where the holder did not agree to be named: `A. S.` */
export function shownName({ holder, consent }: Pick<Certificate, 'holder' | 'consent'>): string {
  if (consent) return holder;
  return holder
    .split(/\s+/)
    .flatMap((part) => [...part][0] ?? [])
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');
}

/** One line, without what cannot be seen; the name as it will be printed. */
export const cleanName = (typed: string): string => line(typed);
