/** contract: Interests. */
export const interests = [
  'Job Vacancies',
  'Certification',
  'Coaching',
  'Internship',
  'Freelance Practice Licenses',
  'Others',
] as const;
