/** What an internship never exceeds, until the provider has confirmed its own figures. */
export const internshipLimits = {
  title: 'The most weeks of an internship, and the most hours in a week',
  weeks: 12,
  hoursWeek: 30,
  toConfirm: true,
} as const;

/** Said wherever an internship is offered. */
export const internshipNature = `An internship is supervised training: it lasts ${internshipLimits.weeks} weeks at most, takes ${internshipLimits.hoursWeek} hours a week at most, and does not stand in for an employee.`;

/** The internships page: eligibility by contract: Catalogue. */
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
    text: 'The HACA qualification gives stipend-based internships. Ask which of its three levels the office you have in mind wants.',
  },
] as const;

export const internshipBenefits = [
  {
    title: 'Real books, under supervision',
    text: 'Vouchers, bank statements and draft returns of a working office, chosen for what you need to learn.',
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
    text: 'In an interview you can say what you reconciled and prepared, and how.',
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
    title: 'You decide with everything in writing',
    text: `Before you decide, you get the office, the supervisor, the dates, the hours and the stipend, if any, in writing. ${internshipNature}`,
  },
] as const;
