/** Income-tax: the Act of 2025, in force from 1 April 2026, and the Income-tax Rules, 2026. */
import type { Law } from '#data/law/entry';

const checkedOn = '2026-11-22';
const table = 'Income-tax Act, 2025, section 393(1)';
const notes = 'Notes to Forms 138 to 144, Income-tax Rules, 2026 (payment code)';

export const incomeTax = {
  'tax-act-2025': {
    about: 'The Act in force',
    values: { from: '2026-04-01', firstTaxYear: '2026-27' },
    says: 'The Income-tax Act, 2025 applies from 1 April 2026; years up to 2025-26 stay under the Act of 1961.',
    source: 'Income-tax Act, 2025, sections 1 and 536',
    checkedOn,
  },
  'tds-commission': {
    about: 'Commission or brokerage',
    values: { serial: '1(ii)', code: 1006, percent: 2, yearRupees: 20000 },
    says: '2% above ₹20,000 in the tax year.',
    source: `${table}, Sl. No. 1(ii); ${notes}`,
    checkedOn,
  },
  'tds-rent-land': {
    about: 'Rent of land or building',
    values: { serial: '2(ii)', code: 1009, percent: 10, monthRupees: 50000 },
    says: '10% above ₹50,000 for a month or part of a month.',
    source: `${table}, Sl. No. 2(ii); ${notes}`,
    checkedOn,
  },
  'tds-contractor': {
    about: 'Contractors',
    values: {
      serial: '6(i)',
      codeIndividual: 1023,
      codeOthers: 1024,
      percentIndividual: 1,
      percentOthers: 2,
      sumRupees: 30000,
      yearRupees: 100000,
    },
    says: '1% to an individual or HUF, 2% to others, above ₹30,000 a sum or ₹1,00,000 in the tax year.',
    source: `${table}, Sl. No. 6(i); ${notes}`,
    checkedOn,
  },
  'tds-manpower': {
    about: 'Supply of manpower',
    values: {},
    says: 'Counts as work, and so as a contractor payment, where the people supplied work under the recipient’s supervision, control or direction; otherwise the nature of the service decides.',
    source:
      'Income-tax Act, 2025, section 402, definition of work, as amended by the Finance Act, 2026',
    checkedOn,
  },
  'tds-professional': {
    about: 'Professional fees',
    values: { serial: '6(iii)', code: 1027, percent: 10, yearRupees: 50000 },
    says: '10% above ₹50,000 in the tax year; technical services 2%; directors’ fees without a threshold.',
    source: `${table}, Sl. No. 6(iii); ${notes}`,
    checkedOn,
  },
  'tds-partners': {
    about: 'Pay and interest of partners',
    values: { percent: 10, yearRupees: 20000 },
    says: '10% of a partner’s salary, remuneration, commission, bonus and interest from the firm, at credit (to the capital account too) or payment, once they pass ₹20,000 in the tax year or are likely to; then on the whole.',
    source: 'Income-tax Act, 2025, section 393(3) (formerly section 194T of the Act of 1961)',
    unconfirmed:
      'Serial number in the table of section 393(3) and payment code: read both in the notes to Form 140 before the first challan.',
    checkedOn: '2026-11-29',
  },
  'tds-goods': {
    about: 'Purchase of goods by larger buyers',
    values: { percent: 0.1, yearRupees: 5000000 },
    says: '0.1% of what exceeds ₹50 lakh from one seller in the tax year.',
    source: `${table}, Sl. No. 8(ii)`,
    checkedOn,
  },
  'tds-no-pan': {
    about: 'Deduction without a PAN',
    values: { percent: 20, goodsPercent: 5 },
    says: 'The highest of the rate of the provision, the rate in force and 20%; 5% in the place of 20% on purchase of goods.',
    source: 'Income-tax Act, 2025, section 397(2)(b)',
    checkedOn,
  },
  'salary-tax': {
    about: 'Tax on salary in the new regime',
    values: {
      nilRupees: 400000,
      standardDeductionRupees: 75000,
      rebateIncomeRupees: 1200000,
      cessPercent: 4,
    },
    says: 'Tax year 2026-27: nil up to ₹4,00,000, then 5%, 10%, 15%, 20% and 25% on each further ₹4,00,000 and 30% above ₹24,00,000; standard deduction ₹75,000; a rebate of the whole tax up to ₹12,00,000, with relief just above; cess 4%.',
    source: 'Income-tax Act, 2025, sections 19, 156 and 202; Finance Act, 2026',
    checkedOn,
  },
  'tds-due-dates': {
    about: 'Deposit of tax deducted',
    values: { days: 7, marchDate: '30 April', form141Days: 30 },
    says: 'Within seven days of the month’s end, for March by 30 April; Form 141 within 30 days of the month’s end.',
    source: 'Income-tax Rules, 2026, rules on payment of tax deducted',
    checkedOn,
  },
  'tds-statement-dates': {
    about: 'Quarterly statements',
    values: { first: '31 July', second: '31 October', third: '31 January', fourth: '31 May' },
    says: 'Forms 138, 140 and 144 by 31 July, 31 October, 31 January and 31 May.',
    source: 'Income-tax Act, 2025, section 397(3); Income-tax Rules, 2026',
    checkedOn,
  },
  'tcs-statement-dates': {
    about: 'Quarterly statement of tax collected',
    values: { first: '15 July', second: '15 October', third: '15 January', fourth: '15 May' },
    says: 'Form 143 takes the place of Form 27EQ from the quarter April to June 2026. Form 27EQ was due on the 15th of July, October, January and May: plan for these days, the earlier ones.',
    source:
      'Income-tax Act, 2025, section 397(3)(b); Income-tax Rules, 2026, Form 143; formerly Income-tax Rules, 1962, rule 31AA',
    unconfirmed:
      'Due days of Form 143 under the Income-tax Rules, 2026: some guides say the last day of the month (31 July, 31 October, 31 January, 31 May), as for the statements of tax deducted.',
    checkedOn: '2026-11-29',
  },
  'tds-correction': {
    about: 'Correction of a statement',
    values: { years: 2 },
    says: 'Within two years from the end of the tax year in which the original was due.',
    source: 'Income-tax Act, 2025, section 397(3)(f)',
    checkedOn,
  },
  'tds-late': {
    about: 'Late deduction, deposit and statement',
    values: { deductPercentMonth: 1, depositPercentMonth: 1.5, feeRupeesDay: 200 },
    says: '1% a month for late deduction, 1.5% for late deposit, ₹200 a day for a late statement up to the tax.',
    source: 'Income-tax Act, 2025, sections 398(3) and 427',
    checkedOn,
  },
  'tds-disallowance': {
    about: 'Expense without tax deduction',
    values: { residentPercent: 30 },
    says: '30% of a resident’s payment and the whole of a non-resident’s is disallowed until the tax is paid.',
    source: 'Income-tax Act, 2025, section 35(b)',
    checkedOn,
  },
  'tax-paid-basis-msme': {
    about: 'Dues to micro and small enterprises',
    values: { agreedDays: 45, unwrittenDays: 15 },
    says: 'Allowed only on payment where it is later than section 15 of the MSMED Act allows. The supplier must be a micro or small enterprise registered on Udyam; medium enterprises and traders, who are registered for priority lending alone, stay outside.',
    source:
      'Income-tax Act, 2025, section 37(2)(g); MSMED Act, 2006, sections 2(n) and 15; Ministry of MSME, Office Memorandum of 2 July 2021',
    checkedOn,
  },
  'tax-forms': {
    about: 'New numbers of the forms',
    values: {
      salaryStatement: 138,
      residentStatement: 140,
      challanStatement: 141,
      tcsStatement: 143,
      nonResidentStatement: 144,
      salaryCertificate: 130,
      otherCertificate: 131,
      declaration: 121,
      employeeClaims: 124,
      employeeOtherIncome: 122,
      annualStatement: 168,
      taxAudit: 26,
    },
    says: 'The Income-tax Rules, 2026 renumbered the forms for deductions and years from 1 April 2026.',
    source: 'Income-tax Rules, 2026',
    checkedOn,
  },
  'tax-depreciation': {
    about: 'Depreciation of blocks of assets',
    values: { furniturePercent: 10, plantPercent: 15, computersPercent: 40, halfBelowDays: 180 },
    says: 'On the written down value of the block: 10% furniture, 15% plant and machinery, 40% computers; half the rate for an asset acquired in the tax year and put to use for less than 180 days of it.',
    source:
      'Income-tax Act, 2025, section 33(3) and (4); Income-tax Rules, 2026, rule 25 and Appendix I',
    checkedOn,
  },
  'tax-remittance-forms': {
    about: 'Payments abroad',
    values: { remitter: 145, accountant: 146, treaty: 41, taxableRupees: 500000 },
    says: 'Form 145 by the remitter (formerly 15CA), Form 146 by a chartered accountant (formerly 15CB) where taxable remittances pass ₹5 lakh in the tax year, Form 41 (formerly 10F) with the residence certificate for treaty relief.',
    source:
      'Income-tax Act, 2025, sections 159(8) and 397(3)(d); Income-tax Rules, 2026, rules 75 and 220',
    checkedOn,
  },
} as const satisfies Record<string, Law>;
