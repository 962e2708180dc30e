/** What the about page says of us; figures stand in `data/claims.ts`. */
export const mission =
  'To make every accountant we meet able to do the work that an employer pays for, and to bring the two together without a fee to the accountant.';

export const vision =
  'Books in every business in India kept by someone who was trained for it, and a fair first job for everyone who learns the work.';

export interface Value {
  readonly name: string;
  /** How it shows in the work. */
  readonly shows: string;
}

export const values = [
  {
    name: 'Empathy',
    shows:
      'An application asks where you can work, in which languages and on what terms, before anybody suggests a job to you.',
  },
  {
    name: 'Empowerment',
    shows:
      'Module outlines, recorded webinars and articles are open to everyone without an account, so that nobody has to pay to begin.',
  },
  {
    name: 'Integrity',
    shows:
      'You see every fee with its GST and total before you choose, and placement costs the accountant nothing.',
  },
  {
    name: 'Resilience',
    shows:
      'If an exam goes badly, you can take it again. The first attempt is free, and the fee of the second is shown on the page.',
  },
  {
    name: 'Excellence',
    shows:
      'You earn a certificate in two stages: a phone interview for the theory and an online evaluation of practical work.',
  },
] as const satisfies readonly Value[];

export interface Firm {
  readonly name: string;
  readonly brings: string;
  /** True until the provider's own words stand here. */
  readonly sample?: true;
}

/** HOA is a joint venture of these two. */
export const firms: readonly Firm[] = [
  {
    name: 'Genesis',
    brings: 'A sample of what one firm brings: its field of practice, its clients, its trainers.',
    sample: true,
  },
  {
    name: 'Sample second firm',
    brings: 'A sample of what the other brings: the employers it serves, its offices, its methods.',
    sample: true,
  },
];
