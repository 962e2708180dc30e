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
  'A phone or a computer with a browser. A computer shows the papers and your sheet side by side.',
  'Your own books and a calculator are allowed, and so is this site. Another person is not: your name goes on the certificate.',
  'A place where nobody disturbs you for the whole time. The clock does not stop.',
] as const;
