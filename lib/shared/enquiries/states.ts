/** The states of an enquiry, and how one ends; what leads from one to the next: desk-actions.ts. */

export const enquiryStates = ['new', 'no-answer', 'talking', 'done'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

export const outcomes = [
  'enrolled',
  'placed',
  'answered',
  'not interested',
  'unreachable',
  'duplicate',
  'spam',
] as const;
export type Outcome = (typeof outcomes)[number];

export const isOutcome = (value: unknown): value is Outcome => outcomes.includes(value as Outcome);
