export interface CareerPath {
  readonly role: string;
  readonly experience: string;
  readonly salary: string;
  readonly skills: readonly string[];
  readonly sample: true;
}

/** From the first desk to the head of a finance team; pay is gross, before deductions. */
export const careerPaths = [
  {
    role: 'Junior Accountant',
    experience: 'Up to 1 year',
    salary: '₹15,000 to ₹22,000 a month',
    skills: [
      'Voucher entry in TallyPrime',
      'Sales and purchase invoices with GST',
      'Bank and cash book',
      'Excel tables and lookups',
      'Filing of vouchers',
    ],
    sample: true,
  },
  {
    role: 'Accounts Executive',
    experience: '1 to 3 years',
    salary: '₹20,000 to ₹32,000 a month',
    skills: [
      'Bank, customer and supplier reconciliation',
      'Receivables and payables ageing',
      'E-invoices and e-way bills',
      'Month-end accruals',
      'Stock records',
    ],
    sample: true,
  },
  {
    role: 'GST and TDS Executive',
    experience: '2 to 4 years',
    salary: '₹22,000 to ₹36,000 a month',
    skills: [
      'GSTR-1 and GSTR-3B',
      'Invoice Management System and GSTR-2B matching',
      'Monthly TDS deposit',
      'Quarterly TDS statements and corrections',
      'First drafts of replies to notices',
    ],
    sample: true,
  },
  {
    role: 'Payroll Executive',
    experience: '2 to 4 years',
    salary: '₹22,000 to ₹38,000 a month',
    skills: [
      'Wages under the labour codes',
      'EPF and ESI returns',
      'Tax on salary',
      'Professional tax by state',
      'Full and final settlement',
    ],
    sample: true,
  },
  {
    role: 'Senior Accountant',
    experience: '4 to 8 years',
    salary: '₹35,000 to ₹60,000 a month',
    skills: [
      'Finalisation of accounts',
      'Schedule III statements',
      'Audit and tax audit support',
      'Review of GST and TDS work',
      'Monthly MIS pack',
    ],
    sample: true,
  },
  {
    role: 'Finance Manager',
    experience: '8 years or more',
    salary: '₹70,000 to ₹1,25,000 a month',
    skills: [
      'Budgets and cash forecasts',
      'MIS in Excel and Power BI',
      'Bank finance and covenants',
      'Internal controls',
      'Leading the month-end close',
    ],
    sample: true,
  },
] as const satisfies readonly CareerPath[];
