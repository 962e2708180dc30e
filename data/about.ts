/** Figures are in `data/claims.ts`. */
export const mission =
  'To train every accountant we meet to do the work that employers pay for, and to bring the two together at no cost to the accountant.';

export const vision =
  'Trained hands keeping the books of every business in India, and a fair first job for everyone who learns the work.';

export interface Value {
  readonly name: string;
  /** How it shows in the work. */
  readonly shows: string;
}

export const values = [
  {
    name: 'Empathy',
    shows:
      'Before anyone suggests a job, we ask where you can work, in which languages and on what terms.',
  },
  {
    name: 'Empowerment',
    shows:
      'Module outlines, recorded webinars and articles are open to everyone without an account, so nobody has to pay to get started.',
  },
  {
    name: 'Integrity',
    shows:
      'You see every fee with GST and the total before you choose, and placement is free for the accountant.',
  },
  {
    name: 'Resilience',
    shows:
      'If an exam goes badly, you can take it again. The first attempt is free, and the fee for the second is shown on the page.',
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
  /** True until the provider's own words are here. */
  readonly sample?: true;
}

/** HOA is a joint venture of these two. */
export const firms: readonly Firm[] = [
  {
    name: 'Genesis',
    brings: 'A sample of what one firm contributes: its practice, its clients, its trainers.',
    sample: true,
  },
  {
    name: 'Sample second firm',
    brings:
      'A sample of what the other contributes: the employers it serves, its offices, its methods.',
    sample: true,
  },
];
