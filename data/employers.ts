/** What an employer asks us for, and what happens then: contract: Employer request. */
export const accountantTypes = ['Junior Accountant', 'Senior Accountant'] as const;

/** What hiring through us costs: candidates pay nothing, and the fee is the provider's to name. */
export const employerFee = {
  title: 'What it costs',
  short: 'Asking costs nothing and binds you to nothing.',
  text: [
    'Candidates pay nothing for placement: neither to us, nor later out of their salary.',
    'What you pay us depends on whom you need and how many. The executive who calls names our fee in rupees, with 18% GST and the total, before anything is agreed.',
    'Asking us and talking it over costs nothing and binds you to nothing.',
  ],
} as const;

/** One candidate as an employer reads of one, and nobody's record; the fee is a sample until the provider names its own. */
export const employerExample = {
  initials: 'R. S.',
  place: 'Chennai',
  is: 'Accounts assistant, 3 years, can join in 30 days',
  ratings: [
    ['GST', 8],
    ['Tally', 9],
    ['Payroll', 5],
    ['TDS', 6],
  ],
  certificates: ['AcSS 5, GST', 'AcSS 6, GST with Tally', 'AcSS 10, TDS'],
  expects: '₹22,000-27,000 a month',
  /** Of a junior, in rupees before GST. */
  fee: 20_000,
  sample: true,
} as const;

/** How to see that a certificate is ours. */
export const checkCertificate = {
  title: 'Check a certificate',
  text: [
    'Each certificate of HOA carries a number, such as HC-2026-4K7MQ2R, and a code that a phone reads. Type the number or scan the code: the page says whether the certificate is genuine, what it is for, its date, and whether it was withdrawn.',
    'The name is shown where the holder agreed to it; otherwise compare the initials. Software can read the same details as an Open Badges 3.0 credential.',
  ],
} as const;

export const employerSteps = [
  {
    title: 'You tell us whom you need',
    text: 'Junior or senior, and how many. City, pay and start date help, if you know them. It takes about a minute; nothing has to be attached.',
  },
  {
    title: 'We call within 2 working days',
    text: 'An executive of HOA asks about the duties, the place, the software you use, the pay and the date. Please tell us the pay: our candidates see it before the interview. You hear our fee in the same call.',
  },
  {
    title: 'You meet screened accountants',
    text: 'Each has been through a video interview and a live practical session. You interview them yourself and decide.',
  },
  {
    title: 'They begin',
    text: 'You sign your own letter of appointment with the accountant you chose. We stay in touch with both of you through the first weeks.',
  },
] as const;

/** What either type can be expected to do on their own. */
export const accountantLevels = [
  {
    type: 'Junior Accountant',
    work: [
      'Vouchers, invoices and receipts in Tally, filed so that you can find them',
      'Bank, supplier and petty cash reconciliation',
      'Data for GSTR-1, GSTR-3B and the TDS deposit, checked before it is filed',
    ],
  },
  {
    type: 'Senior Accountant',
    work: [
      'Month-end and year-end closing, up to the draft financial statements',
      'GST, TDS and payroll compliance with its calendar, and the first reply to a notice',
      'Management reports in Excel or Power BI, and a team that learns from them',
    ],
  },
] as const satisfies readonly { type: (typeof accountantTypes)[number]; work: readonly string[] }[];

/** Who asks us, and for what. */
export const employerKinds = [
  'Companies that hire their first accountant, or the next one',
  'CA and tax practices with more clients than staff',
  'Offices in India that keep the books of groups abroad and need Gulf VAT or IFRS',
] as const;
