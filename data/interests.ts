/** What an enquirer may be interested in: contract: Interests. */
export const interests = [
  'Job Vacancies',
  'Certification',
  'Coaching',
  'Internship',
  'Freelance Practice Licenses',
  'Others',
] as const;
