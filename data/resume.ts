/** It has an accountant's examples for every line, and advice that can be explained. */

export const resumeMaker = {
  title: 'A resume from your answers',
  lede: 'A resume that both people and software can read. What you type stays in this browser; we do not keep it.',
  notAsked:
    'We do not ask for your religion, marital status, father’s name or photograph: none of these shows how well you keep books, and nobody should judge you by them.',
  pages: 'One page for a fresher, never more than two.',
} as const;

/** Beside each field of the page, by the end of its name. */
export const resumeExamples: Readonly<Record<string, string>> = {
  'basics.name': 'As on your certificates; in your own script if you like',
  'basics.label':
    'For example: Accountant with 7 years in trading and services: GST, TDS and month-end closing',
  'basics.location.city': 'Only the town; the street is not needed',
  'education.studyType': 'For example: B.Com (General), or CA Intermediate',
  'education.institution': 'For example: Sample College, University of Madras',
  'education.startDate': 'For example: 2023',
  'education.endDate': 'For example: 2026',
  'education.score': 'For example: First class, 68%',
  'work.position':
    'For example: Accounts assistant, or Project: the books of a trader for one quarter',
  'work.name': 'For example: Sample Traders, Tiruppur',
  'work.startDate': 'For example: Jun 2024',
  'work.endDate': 'Leave empty if you still work there',
  'certificates.number': 'As printed: HC-2026-… and seven letters and digits',
  'skills.Accounts':
    'For example: bank reconciliation, debtors and collections, fixed assets and depreciation',
  'skills.Tax':
    'For example: GSTR-1 and GSTR-3B, input tax credit matching (GSTR-2B and IMS), TDS on contractors and rent',
  'skills.Software':
    'For example: TallyPrime, Zoho Books, Excel (lookups, pivot tables, Power Query)',
  'languages.language': 'For example: Tamil',
  'meta.other': 'For example: Free from 1 December, or Willing to travel within Chennai',
};

/** Lines of accountants, by what their work is about; each says how much, how often or how well. */
export const workLines: readonly { readonly about: RegExp; readonly line: string }[] = [
  {
    about: /gst|2b|input tax|credit|ims/i,
    line: 'Matched GSTR-2B for 3 clients, 450 bills a month',
  },
  { about: /bank|reconcil/i, line: 'Reconciled 4 bank accounts each week' },
  {
    about: /tds|deduct/i,
    line: 'Prepared the quarterly TDS statement for 85 deductees, and the deposit by the 7th',
  },
  {
    about: /payroll|salar|wage|epf|esi/i,
    line: 'Ran the payroll of 45 people with EPF and ESI, paid by the 1st',
  },
  { about: /audit|vouch(?:ed|ing)/i, line: 'Vouched and checked ledgers for 14 tax audits' },
  {
    about: /debtor|receivable|collect|outstanding/i,
    line: 'Brought debts older than 90 days from ₹38 lakh down to ₹11 lakh in a year',
  },
  {
    about: /stock|inventor|godown/i,
    line: 'Kept stock records of 600 items and counted them each quarter',
  },
  {
    about: /clos(?:e|ing)|final|balance sheet|month.?end/i,
    line: 'Closed the books of 3 branches by the 5th working day',
  },
  {
    about: /voucher|entr(?:y|ies)|tally/i,
    line: 'Entered 60 vouchers a day in TallyPrime: purchases, sales, receipts, payments',
  },
  { about: /./, line: 'Filed 30 bills a day and kept the petty cash book' },
];

/** Words that every tenth resume has: nobody learns anything from them. */
export const emptyWords =
  /challenging|esteemed|dynamic|reputed|hard.?work|self.?motivat|team.?player|utili[sz]e my skills|career growth|growth.?oriented/i;

/** Shown until something is typed, by the names of the form's fields. */
export const sampleResume = {
  'basics.name': 'Sample Priya Raman',
  'basics.label':
    'B.Com graduate, trained in Tally and GST, looking for a first job as a junior accountant',
  'basics.phone': '00000 00131',
  'basics.email': 'priya@example.com',
  'basics.location.city': 'Chennai',
  'education.0.studyType': 'B.Com (General)',
  'education.0.institution': 'Sample College, University of Madras',
  'education.0.startDate': '2023',
  'education.0.endDate': '2026',
  'education.0.score': 'First class, 68%',
  'education.1.studyType': 'Higher Secondary, Commerce with Computer Applications',
  'education.1.institution': 'Sample School, Tiruvallur',
  'education.1.endDate': '2023',
  'education.1.score': '82%',
  'certificates.0.name': 'AcSS 3, Tally basic data entry',
  'certificates.0.issuer': 'HOA, with a number that anybody can check',
  'certificates.0.date': 'Sep 2026',
  'work.0.position': 'Project: the books of a trader for one quarter',
  'work.0.name': 'HOA, AcSS 3',
  'work.0.startDate': 'Aug 2026',
  'work.0.endDate': 'Sep 2026',
  'work.0.highlights': `Entered 240 vouchers in TallyPrime: purchases, sales, receipts, payments, contra
Reconciled two bank statements of 96 lines each; 3 differences found and explained
Matched 58 purchase bills with GSTR-2B; 4 bills missing, followed up by name`,
  'work.1.position': 'Help in the accounts office, holidays',
  'work.1.name': 'Sample Stores, Tiruvallur',
  'work.1.startDate': 'May 2025',
  'work.1.endDate': 'Jun 2025',
  'work.1.highlights': 'Filed 30 bills a day and kept the petty cash book',
  'skills.0.name': 'Accounts',
  'skills.0.keywords': 'Tally data entry, bank reconciliation, sales and purchase invoicing',
  'skills.1.name': 'Tax',
  'skills.1.keywords': 'input tax credit matching (GSTR-2B and IMS), data for GSTR-1 and GSTR-3B',
  'skills.2.name': 'Software',
  'skills.2.keywords': 'TallyPrime, Excel (lookups, pivot tables), Word',
  'languages.0.language': 'Tamil',
  'languages.0.fluency': 'speak, read, write',
  'languages.1.language': 'English',
  'languages.1.fluency': 'speak, read, write',
  'languages.2.language': 'Hindi',
  'languages.2.fluency': 'speak',
  'meta.other.0': 'Free from Tue 1 Dec 2026',
  'meta.other.1': 'Willing to travel within Chennai',
  'meta.template': 'fresher',
} as const;
