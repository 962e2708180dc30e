/** Our Journey, oldest first. Until the provider's own history is here, each entry is a sample. */
export interface Milestone {
  readonly company: string;
  readonly text: string;
  /** Month and year, `YYYY-MM`. */
  readonly date: string;
  readonly tag: string;
  readonly sample?: true;
}

/** Its entries are on the left of the journey, all others on the right. */
export const leftCompany = 'Genesis';

const other = 'Sample second firm';

const sampleOf = (company: string, date: string, tag: string, text: string): Milestone => ({
  company,
  date,
  tag,
  text,
  sample: true,
});

export const timeline: readonly Milestone[] = [
  sampleOf(leftCompany, '1997-04', 'Founding', 'Where the first firm opened, and for whom.'),
  sampleOf(leftCompany, '2001-08', 'Practice', 'The first large set of books it took on.'),
  sampleOf(other, '2005-01', 'Founding', 'Where the second firm opened, and for whom.'),
  sampleOf(leftCompany, '2009-06', 'Training', 'The first classroom batch of accountants.'),
  sampleOf(other, '2013-11', 'Placement', 'The first employer who came back for a second hire.'),
  sampleOf(leftCompany, '2017-07', 'GST', 'How its clients were brought into the new tax.'),
  sampleOf(other, '2020-09', 'Online', 'The first course held entirely online.'),
  sampleOf('HOA', '2022-04', 'Joint venture', 'The two firms founded HOA together.'),
  sampleOf(leftCompany, '2023-08', 'Certification', 'Its trainers mark the first AcSS exams.'),
  sampleOf('HOA', '2024-12', 'Community', 'The community of accountants opens to everyone.'),
];
