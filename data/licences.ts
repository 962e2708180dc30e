/** The three licences of HOA: identifiers by contract: R26. */
export interface Licence {
  readonly id: 'trainer' | 'accounting-practitioner' | 'gst-practitioner';
  readonly title: string;
  readonly says: string;
  readonly work: readonly string[];
  readonly suits: string;
  readonly alsoAsks?: string;
}

export const licences = [
  {
    id: 'trainer',
    title: 'HOA Licenced Trainer',
    says: 'may teach the AcSS modules named on this licence, from the books and the assignments of HOA.',
    work: [
      'Run bootcamps, webinars and 1:1 coaching for the modules you are assessed in',
      'Set and mark practical work on screen',
      'Prepare learners for the phone interview and the online evaluation',
    ],
    suits: 'Senior accountants who already train others, and commerce teachers.',
  },
  {
    id: 'accounting-practitioner',
    title: 'HOA Licenced Accounting Practitioner',
    says: 'has been assessed by HOA in keeping and closing the books of several businesses.',
    work: [
      'Keep books in Tally or in the cloud for several clients side by side',
      'Reconcile banks, customers and suppliers and close each month',
      'Run payroll, and prepare TDS statements for the client to sign and file',
    ],
    suits: 'Accountants who want clients of their own, part-time or full-time.',
  },
  {
    id: 'gst-practitioner',
    title: 'HOA Licenced GST Practitioner',
    says: 'has been assessed by HOA in the monthly GST work of a small or middle-sized firm.',
    work: [
      'Match purchases in the Invoice Management System and GSTR-2B before credit is taken',
      'Prepare GSTR-1 and GSTR-3B with the workings that support them',
      'Keep e-invoices, e-way bills and amendments in order',
    ],
    suits:
      'Accountants in trade, transport and tax offices. To file for clients on the portal, you must also enrol under rule 83.',
    alsoAsks: 'AcSS 5 and 6, where GST is taught',
  },
] as const satisfies readonly Licence[];

export const licenceSteps = [
  {
    title: 'Earn the HACA Intermediate qualification',
    text: 'AcSS 7 to 12: Tally in depth, TDS, payroll and cloud accounting. The GST Practitioner also needs AcSS 5 and 6.',
  },
  {
    title: 'Complete a real-time probationary assignment',
    text: 'Work for a real client or class, under supervision and to real deadlines.',
  },
  {
    title: 'Assessment and certification',
    text: 'Your work is assessed, you are interviewed on it, and the licence is issued in your name.',
  },
] as const;

/** Said in full wherever a licence is offered. */
export const licenceLimits =
  'These are HOA licences: they show that HOA has assessed you. They are not statutory registrations. None makes you a GST practitioner in law (for that you enrol on the GST portal under section 48 of the CGST Act and rule 83 of the CGST Rules), and none allows audit or the title chartered accountant.';
