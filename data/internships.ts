/** The internships page: eligibility is text of careers.md, section 6. */
export const eligibility = [
  {
    kind: 'Free internship',
    figure: '4',
    unit: 'certificates',
    text: 'A free internship requires at least four AcSS certificates. Which four is up to you.',
  },
  {
    kind: 'Internship with a stipend',
    figure: 'HACA',
    unit: 'qualification',
    text: 'The HACA qualification gives stipend-based internships. It typically takes 3 to 6 months.',
  },
] as const;

export const internshipBenefits = [
  {
    title: 'Real books, not exercises',
    text: 'Vouchers, bank statements and returns of a working office, with its deadlines.',
  },
  {
    title: 'Somebody to ask',
    text: 'A mentor checks your work and explains what was wrong before it reaches a client.',
  },
  {
    title: 'You pay no fee',
    text: 'The place costs you nothing. With the HACA qualification you are paid a stipend.',
  },
  {
    title: 'Work you can talk about',
    text: 'In an interview you can say what you reconciled, filed or closed, and how.',
  },
  {
    title: 'The way to a job stays open',
    text: 'Placement assistance is free for you after the internship as well.',
  },
] as const;

export const internshipSteps = [
  { title: 'Apply', text: 'Whether or not you hold the certificates yet.' },
  {
    title: 'We call within 2 working days',
    text: 'You hear which certificates count for you, and what is missing, if anything.',
  },
  {
    title: 'You decide on paper',
    text: 'The office, the dates, the hours and the stipend, if there is one, come in writing first.',
  },
] as const;
