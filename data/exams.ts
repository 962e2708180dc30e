/** The office has not confirmed the figures: `npm run content` lists them. */
import type { Level } from '#data/courses';

export interface ExamRule {
  readonly name: string;
  /** Percent of the marks that pass. */
  readonly pass: number;
  readonly toConfirm: true;
}

export const examRules = {
  foundation: { name: 'Foundation exam', pass: 60, toConfirm: true },
  intermediate: { name: 'Intermediate exam', pass: 60, toConfirm: true },
  final: { name: 'Final exam', pass: 60, toConfirm: true },
} as const satisfies Record<Level, ExamRule>;

/** The page before the start and the invitation list these. */
export const examNeeds = [
  'A phone or a computer with a browser. On a computer you see the documents and your worksheet side by side.',
  'Your own books, a calculator and this site are allowed. Help from another person is not: the certificate is in your name.',
  'A place where nobody will disturb you for the whole time. The clock does not stop.',
] as const;
