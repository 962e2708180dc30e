/** contract: Employer request. */
export const accountantTypes = ['Junior Accountant', 'Senior Accountant'] as const;

/** Candidates pay nothing, and the fee is the provider's to name. */
export const employerFee = {
  title: 'What it costs',
  short: 'Enquiring is free. No obligation.',
  text: [
    'Candidates pay nothing for placement, now or later from their salary.',
    'What you pay us depends on who you need, and how many. When we call, we tell you our fee in rupees, with 18% GST and the total, before anything is agreed.',
    'There is no charge for enquiring, and no obligation.',
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
  /** The fee is for a junior, in rupees before GST. */
  fee: 20_000,
  sample: true,
} as const;

/** How to see that a certificate is ours. */
export const checkCertificate = {
  title: 'Check a certificate',
  text: [
    'Every HOA certificate carries a number, such as HC-2026-4K7MQ2R, and a QR code. Type the number or scan the code: the page shows whether the certificate is genuine, what it is for, its date, and whether it has been withdrawn.',
    'The name is shown if the holder has agreed; otherwise compare the initials. Software can read the same details as an Open Badges 3.0 credential.',
  ],
} as const;

export const employerSteps = [
  {
    title: 'You tell us who you need',
    text: 'Junior or senior, and how many. Add the city, pay and start date if you know them. It takes about a minute, with nothing to attach.',
  },
  {
    title: 'We call within 2 working days',
    text: 'Our executive asks about the duties, the place, the software you use, the pay and the joining date. Please tell us the pay: our candidates see it before the interview. We tell you our fee on the same call.',
  },
  {
    title: 'You meet screened accountants',
    text: 'Each one has completed a video interview and a live practical session. You interview them and decide.',
  },
  {
    title: 'They begin',
    text: 'You issue your own appointment letter to the accountant you have chosen. We stay in touch with both of you through the first few weeks.',
  },
] as const;

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

export const employerKinds = [
  'Companies hiring their first accountant, or their next',
  'CA and tax practices with more clients than staff',
  'Offices in India that keep books for overseas groups and need Gulf VAT or IFRS',
] as const;
