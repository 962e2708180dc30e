import { claims } from '#data/claims';

/** What visitors ask and only the provider knows: nobody guesses it on a page, `npm run content` lists it until it is told. */
export interface OpenQuestion {
  readonly question: string;
  /** What the pages say meanwhile, and where the answer belongs. */
  readonly meanwhile: string;
  readonly toConfirm: true;
}

export const openQuestions = [
  {
    question: 'Which HACA level earns the internship with a stipend, and how much is it?',
    meanwhile:
      'Pages say that the HACA qualification does and that the office sets the stipend: data/internships.ts, data/faqs.ts.',
    toConfirm: true,
  },
  {
    question: 'Is the period of 3 to 6 months that of one HACA level or of all three?',
    meanwhile:
      'The answer gives the hours of each level and of all, and what they take a week: data/certification.ts, data/faqs.ts.',
    toConfirm: true,
  },
  {
    question: 'Why does an hour of a bootcamp cost more than an hour of its modules?',
    meanwhile:
      'The answer puts both sums side by side and says to ask what else a bootcamp includes: data/offers.ts, data/faqs.ts.',
    toConfirm: true,
  },
  {
    question: `Whose average is ${claims.salary.figure}: which placements, of which year, counted how?`,
    meanwhile: 'A public build does not draw it: data/claims.ts, basis and asOf.',
    toConfirm: true,
  },
  {
    question:
      'Is AcSS 5 and 6 beside HACA Intermediate what the GST Practitioner licence is to ask?',
    meanwhile:
      'Pages say so, since HACA Intermediate holds no GST module. The GST Practitioner asks for AcSS 5 and 6 beside HACA Intermediate: data/licences.ts.',
    toConfirm: true,
  },
  {
    question:
      'May somebody sit the exam of a module without taking the module, and what does the first attempt cost then?',
    meanwhile:
      'Pages call the first attempt free and count it among what a module’s fee buys; none says whether it is open to others, and the enrolment form leaves it to the executive: data/offers.ts, data/faqs.ts.',
    toConfirm: true,
  },
] as const satisfies readonly OpenQuestion[];
