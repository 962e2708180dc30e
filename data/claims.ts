/** What we claim in figures, once; `npm run content` lists those without a basis or a date. */
export interface Claim {
  readonly label: string;
  readonly figure: string;
  /** How the figure was counted. */
  readonly basis?: string;
  /** ISO date it was counted on. */
  readonly asOf?: string;
}

export const claims = {
  trained: { label: 'Accountants trained', figure: '20,000+' },
  employers: { label: 'Verified employers', figure: '10,000+' },
  partners: { label: 'Partner companies', figure: '500+' },
  learners: { label: 'Active learners a month', figure: '500+' },
  salary: { label: 'Average salary', figure: '₹4.2 LPA' },
  placed: { label: 'Placement', figure: '95%' },
} as const satisfies Record<string, Claim>;

/** What the callback section promises, in the provider's words. */
export const benefits = [
  'Free 100% Job Guarantee',
  'Work-time Support',
  'International Learnings & Opportunities',
] as const;
