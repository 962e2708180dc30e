/** They hold until the provider has confirmed its own figures. */
export const internshipLimits = {
  title: 'The most weeks of an internship, and the most hours in a week',
  weeks: 12,
  hoursWeek: 30,
  toConfirm: true,
} as const;

/** Said wherever an internship is offered. */
export const internshipNature = `An internship is supervised training: it lasts ${internshipLimits.weeks} weeks at most, takes ${internshipLimits.hoursWeek} hours a week at most, and never replaces an employee.`;

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
    text: 'The HACA qualification gives stipend-based internships. Ask which of its three levels your chosen office requires.',
  },
] as const;

export const internshipBenefits = [
  {
    title: 'Real books, under supervision',
    text: 'Vouchers, bank statements and draft returns of a working office, chosen to suit what you need to learn.',
  },
  {
    title: 'A mentor to ask',
    text: 'Your mentor checks your work and explains any mistake before it reaches a client.',
  },
  {
    title: 'You pay no fee',
    text: 'The internship is free. With the HACA qualification you are paid a stipend.',
  },
  {
    title: 'Work you can talk about',
    text: 'In an interview, you can say what you reconciled and prepared, and how.',
  },
  {
    title: 'Placement help afterwards',
    text: 'Placement assistance stays free for you after the internship.',
  },
] as const;

export const internshipSteps = [
  { title: 'Apply', text: 'You can apply even before you have the certificates.' },
  {
    title: 'We call within 2 working days',
    text: 'We tell you which certificates count and what is still needed, if anything.',
  },
  {
    title: 'You decide, with everything in writing',
    text: `Before you decide, you get the office, supervisor, dates, hours and stipend, if any, in writing. ${internshipNature}`,
  },
] as const;
