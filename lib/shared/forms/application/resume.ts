/** What a resume file may be, by what both sides can see of it. Its name says nothing: its content decides. */

/** 5 MB (contract: R29). */
export const resumeLimitBytes = 5_242_880;

export const resumeTexts = {
  required: 'Resume is required',
  type: 'Only PDF, DOC, or DOCX files are allowed',
  empty: 'The file appears to be empty',
  size: 'File size exceeds 5MB limit',
} as const;

/** Kinds beside endings: what comes out of a phone's apps often has no ending. */
export const resumeAccept =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface Chosen {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** What is wrong with a chosen file; a field without one gives a nameless file or nothing. */
export function resumeProblem(chosen: Chosen | undefined): string | undefined {
  if (!chosen || (chosen.name === '' && chosen.size === 0)) return resumeTexts.required;
  if (chosen.size === 0) return resumeTexts.empty;
  return chosen.size > resumeLimitBytes ? resumeTexts.size : undefined;
}

export const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Chosen>).name === 'string' &&
  typeof (value as Partial<Chosen>).size === 'number';

/** `cv.pdf, 231 KB` */
export const describeFile = ({ name, size }: Chosen) =>
  `${name}, ${size < 1024 * 1024 ? `${Math.ceil(size / 1024)} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`}`;
