/** What an enquirer may be interested in: site.md, section 3. */
export const interests = [
  'Job Vacancies',
  'Certification',
  'Coaching',
  'Internship',
  'Freelance Practice Licenses',
  'Others',
] as const;
