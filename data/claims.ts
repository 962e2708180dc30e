import { routes } from '#data/addresses/routes';

/** `npm run content` lists the claims without a basis or a date. */
export interface Claim {
  readonly label: string;
  readonly figure: string;
  /** How the figure was counted. */
  readonly basis?: string;
  /** ISO date it was counted on. */
  readonly asOf?: string;
}

/** A figure that the site counts itself, on the day it is shown: `placed: { label: 'Placed', counted: 'placed-in-12-months' }`. */
export interface CountedClaim {
  readonly label: string;
  readonly counted: 'placed-in-12-months';
}

export const claims = {
  trained: { label: 'Accountants trained', figure: '20,000+' },
  employers: { label: 'Verified employers', figure: '10,000+' },
  partners: { label: 'Partner companies', figure: '500+' },
  learners: { label: 'Monthly active learners', figure: '500+' },
  salary: { label: 'Average salary', figure: '₹4.2 LPA' },
  placed: { label: 'Placement', figure: '95%' },
} as const satisfies Record<string, Claim | CountedClaim>;

export const benefits: readonly {
  readonly title: string;
  /** Where the terms say what the words mean. */
  readonly meaning?: string;
}[] = [
  { title: 'Free 100% Job Guarantee', meaning: `${routes.terms}#claims` },
  { title: 'Work-time Support' },
  { title: 'International Learnings & Opportunities', meaning: `${routes.terms}#claims` },
];
