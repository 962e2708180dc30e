/** The resume template for accountants: what to fill in is in square brackets. Offered beside the wizard's upload. */
export interface TemplateSection {
  readonly title: string;
  /** One line each; a line of a list begins with a verb and ends in a figure. */
  readonly lines: readonly string[];
  readonly list?: true;
}

export const resumeTemplate = {
  file: '/templates/accountant-resume.docx',
  name: '[Your name]',
  contact: '[City] · [10-digit mobile number] · [E-mail address]',
  sections: [
    {
      title: 'Profile',
      lines: [
        '[B.Com graduate, class of 2025,] looking for a first job as an accounts assistant in [Chennai]. I can keep daily books in [Tally Prime] up to the trial balance, and prepare the data for [GSTR-1 and GSTR-3B].',
      ],
    },
    {
      title: 'What I can do on my own',
      list: true,
      lines: [
        'Vouchers, sales and purchase invoices in [Tally Prime], with GST',
        'Bank reconciliation, [about 150 lines a month]',
        'Matching the purchase register with [GSTR-2B]',
        'Excel: [lookups, pivot tables, text functions]',
      ],
    },
    {
      title: 'Work and practice',
      list: true,
      lines: [
        '[Company, city, month and year to month and year]: [entered 40 vouchers a day; closed the month by the 5th]',
        '[Internship or training]: [kept the books of a practice company from April to September]',
        'No job yet? Say what you have practised on: [a set of practice vouchers, returns of a training portal, the books of a family shop]',
      ],
    },
    {
      title: 'Education',
      list: true,
      lines: [
        '[B.Com, college, city, year of completion, marks]',
        '[12th Standard, Commerce, school, year]',
      ],
    },
    {
      title: 'Certificates',
      list: true,
      lines: [
        '[AcSS 3 Tally basic data entry, HOA, year]',
        '[Other certificate, who gave it, year]',
      ],
    },
    {
      title: 'Software',
      lines: ['[Tally Prime · Excel · GST portal · TRACES · Zoho Books]'],
    },
    {
      title: 'Languages',
      lines: ['[Tamil: speak, read, write] · [English: speak, read, write]'],
    },
  ],
  /** Stays out of the resume: delete before sending. */
  advice: {
    title: 'Before you send it (delete this part)',
    lines: [
      'One page is enough for a fresher; two for anyone else.',
      'Give figures: how many vouchers, how many returns, books closed by which date.',
      'Leave out your Aadhaar number, PAN, bank details, religion, marital status and photograph.',
      'In the application, tick only what is written here: you will be tested on it in the practical session.',
    ],
  },
} as const satisfies Record<string, string | TemplateSection | readonly TemplateSection[]>;
