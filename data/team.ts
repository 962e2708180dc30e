/** Our Team in four groups. Until the provider's own people are here, each member is a sample. */
export interface Member {
  readonly title: string;
  readonly name: string;
  /** Pictures in `public`, the first is shown; without one the initials are drawn. */
  readonly images: readonly string[];
  readonly linkedin?: string;
  readonly sample?: true;
}

export interface TeamGroup {
  readonly name: string;
  readonly members: readonly Member[];
}

const samplesOf = (title: string, word: string, count: number): readonly Member[] =>
  Array.from({ length: count }, (_, index) => ({
    title,
    name: `Sample ${word} ${index + 1}`,
    images: [],
    sample: true,
  }));

export const team: readonly TeamGroup[] = [
  {
    name: 'Founders',
    members: [...samplesOf('Founder', 'founder', 2)],
  },
  {
    name: 'General managers',
    members: [...samplesOf('General manager', 'manager', 2)],
  },
  {
    name: 'Management advisors',
    members: [...samplesOf('Management advisor', 'advisor', 3)],
  },
  {
    name: 'Accountant service desk team',
    members: [...samplesOf('Accountant, service desk', 'accountant', 4)],
  },
];
