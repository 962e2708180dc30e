/** Photographs of our own that the pages have places for; without one its frame stands empty in trial mode, and nothing in public mode. */
export interface Photograph {
  /** What it is to show, said in the empty frame. */
  readonly of: string;
  /** Its file under `public/`, 4 to 3, and what is on it, in words for who cannot see it. */
  readonly src?: string;
  readonly alt?: string;
}

export const photographs = {
  trainer: { of: 'A trainer at the board' },
  class: { of: 'A class at work, in Chennai or Hyderabad' },
  learner: { of: 'The desk of a learner: books, bills and a screen' },
} as const satisfies Record<string, Photograph>;
