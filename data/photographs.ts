/** Photographs of our own that the pages have places for: until one is here, a drawn scene is shown in its place. */
export interface Photograph {
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
