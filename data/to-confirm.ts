import { claims } from '#data/claims';

/**
 * Visitors ask these and only the provider knows: no page guesses, and `npm run content` lists them until they are
 * answered.
 */
export interface OpenQuestion {
  readonly question: string;
  readonly meanwhile: string;
  readonly toConfirm: true;
}

export const openQuestions = [
  {
    question: 'Does the paid AI webinar come with a recording or a certificate of attendance?',
    meanwhile: 'The page says that its price includes neither: data/webinars.ts, editionBuys.',
    toConfirm: true,
  },
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
  {
    question:
      'Does your tax adviser agree that online training for an unregistered buyer is supplied in the buyer’s State (Circular 242/36/2024-GST), though section 12(5)(b) of the IGST Act speaks of where it is performed?',
    meanwhile:
      'Invoices say so: in the buyer’s State online and where no batch is chosen yet, in the classroom’s State where all lines are given in one classroom. One line: lib/accounting/rules/tax.ts; data/law/supply.ts, supply-place-online.',
    toConfirm: true,
  },
  {
    question:
      'Is training in Hyderabad given under a registration in Telangana? The site knows one GSTIN.',
    meanwhile:
      'The invoice is that of the one GSTIN, with IGST: data/law/supply.ts, supply-place-classroom, supply-split.',
    toConfirm: true,
  },
  {
    question:
      'Was your turnover above ₹5 crore in any year since 2017-18? Then an invoice to a GSTIN is valid only with the number and QR code of the invoice registration portal (CGST Rules, rule 48(4)).',
    meanwhile:
      'Invoices are made without: they suit a provider below that turnover. data/law/gst.ts, gst-e-invoice.',
    toConfirm: true,
  },
  {
    question:
      'Are learners who live outside India to pay here? The place of supply is then read in section 13 of the IGST Act, and the supply may be an export.',
    meanwhile:
      'The form asks for one of the 36 States and Union territories, so that staff hear of everybody else: lib/accounting/rules/tax.ts.',
    toConfirm: true,
  },
  {
    question:
      'May a batch that is given online and in a classroom at once count as online for a buyer who is not registered?',
    meanwhile: 'It does, since nobody says beforehand in which of the two they sit.',
    toConfirm: true,
  },
  {
    question:
      'The form of the paid webinar asks for no State, and Circular 242/36/2024-GST wants it recorded on the invoice of an online service: is it to be asked?',
    meanwhile:
      'Its invoice names your own State as the place of supply, as section 12(2)(b)(ii) of the IGST Act has it where no address is on record: lib/accounting.',
    toConfirm: true,
  },
  {
    question:
      'Is the whole tax of a part due when the part is received, with a tax invoice instead of a receipt voucher?',
    meanwhile:
      'Each part has its tax invoice on the day it is received: data/law/supply.ts, supply-time.',
    toConfirm: true,
  },
  {
    question:
      'Money that reached the bank in one month and is entered in the next: is its invoice to bear the day of entry, and the tax of the advance to be declared in the month of receipt (GSTR-1, tables 11A and 11B)?',
    meanwhile:
      'The invoice bears the day of entry and names the day of receipt beside it; enter what came before the month ends: lib/payments/actions/credit-notes.ts.',
    toConfirm: true,
  },
  {
    question:
      'Is SAC 999293 right for a further attempt at an exam and for coaching hours, as for the modules?',
    meanwhile: 'Every line bears it: data/gst.ts.',
    toConfirm: true,
  },
  {
    question:
      'Who signs credit notes? Rule 53 asks for a signature or a digital one, and the exemption for electronic invoices does not name them.',
    meanwhile:
      'The printed credit note has a line to sign: data/law/supply.ts, supply-credit-note.',
    toConfirm: true,
  },
  {
    question:
      'Does the offline tool of the GST portal take the seven CSV files of /desk/gstr1.zip as they are? Its newest version asks for hsn in two files.',
    meanwhile:
      'The headings are those of its template; hsn.csv has a row for registered buyers and one for others, named in its description: data/law/supply.ts, gstr-1-offline.',
    toConfirm: true,
  },
  {
    question:
      'What are the pass mark, the duration and the weight of each stage of the exam, the phone interview and the online evaluation, at each level?',
    meanwhile:
      'Both stages have to be passed, and the second alone is marked. A practical paper passes with 60% at each level: data/exams.ts. Its minutes are those of the paper: data/practicals.',
    toConfirm: true,
  },
  {
    question:
      'On which days is Form 143 due under the Income-tax Rules, 2026: on the 15th, as Form 27EQ was, or on the last day of the month, as the statements of tax deducted?',
    meanwhile:
      'The TDS calendar plans for the 15th and says that it is not confirmed: data/law/income-tax.ts, tcs-statement-dates.',
    toConfirm: true,
  },
  {
    question:
      'Which serial number of section 393(3) and which payment code do payments of a firm to its partners bear?',
    meanwhile:
      'The calendar gives rate and threshold and says to read the code in the notes to Form 140: data/law/income-tax.ts, tds-partners.',
    toConfirm: true,
  },
  {
    question:
      'Is the amendment of section 54(6) of the CGST Act by the Finance Act, 2026 in force (provisional refund of the inverted duty structure)?',
    meanwhile:
      'The law rests on Instruction 06/2025-GST, for claims filed from 1 October 2025: data/law/gst.ts, gst-refund.',
    toConfirm: true,
  },
  {
    question: 'Is “Licenced” to stay as the specification spells it, or to become “Licensed”?',
    meanwhile: 'The titles are spelt “Licenced”: data/licences.ts.',
    toConfirm: true,
  },
  {
    question:
      'May “100% Job Guarantee” stand beside terms that promise no job, under the Guidelines for Prevention of Misleading Advertisement in Coaching Sector, 2024?',
    meanwhile:
      'The terms say what the words mean and that they promise no job: data/policies/terms.ts, data/law/business.ts.',
    toConfirm: true,
  },
] as const satisfies readonly OpenQuestion[];
