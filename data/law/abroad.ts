/** The Gulf and international standards. */
import type { Law } from '#data/law/entry';

const checkedOn = '2026-11-22';

export const abroad = {
  'gulf-vat': {
    about: 'VAT rates in the Gulf',
    values: { uaePercent: 5, omanPercent: 5, bahrainPercent: 10, saudiPercent: 15 },
    says: '5% in the UAE and Oman, 10% in Bahrain, 15% in Saudi Arabia; none yet in Qatar and Kuwait.',
    source: 'VAT laws of the four States',
    checkedOn,
  },
  'uae-vat': {
    about: 'UAE VAT',
    values: { mandatoryAed: 375000, voluntaryAed: 187500, filingDay: 28, creditYears: 5 },
    says: 'Registration from AED 375,000, by choice from AED 187,500; returns by the 28th; excess credit lapses after five years.',
    source: 'Federal Decree-Law 8 of 2017, as amended by Federal Decree-Law 16 of 2025',
    checkedOn,
  },
  'uae-penalties': {
    about: 'UAE administrative penalties',
    values: { from: '2026-04-14', latePercentYear: 14 },
    says: 'Since 14 April 2026 late tax costs 14% a year, counted monthly; voluntary disclosure 1% a month.',
    source: 'Cabinet Decision 129 of 2025',
    checkedOn,
  },
  'uae-corporate-tax': {
    about: 'UAE corporate tax',
    values: { percent: 9, freeAed: 375000, filingMonths: 9, smallReliefUntil: '2026-12-31' },
    says: '9% above AED 375,000, filed within nine months; small business relief for periods ending by 31 December 2026.',
    source: 'Federal Decree-Law 47 of 2022; Ministerial Decision 73 of 2023',
    checkedOn,
  },
  'uae-e-invoicing': {
    about: 'UAE e-invoicing',
    values: {
      voluntaryFrom: '2026-07-01',
      largeFrom: '2027-01-01',
      largeAed: 50000000,
      otherFrom: '2027-07-01',
      governmentFrom: '2027-10-01',
    },
    says: 'By choice since 1 July 2026; binding from 1 January 2027 at AED 50 million revenue, from 1 July 2027 for other businesses, from 1 October 2027 for government bodies. Sales to consumers are outside for now.',
    source: 'Ministerial Decisions 243 and 244 of 2025',
    checkedOn,
  },
  'saudi-zakat-and-withholding': {
    about: 'Saudi zakat, income tax and withholding',
    values: {
      zakatPercent: 2.5,
      incomeTaxPercent: 20,
      withholdingLeast: 5,
      withholdingMost: 20,
      withholdingDay: 10,
    },
    says: 'Zakat on the Saudi and GCC share at 2.5% of its base for a lunar year, and by days a little more for a Gregorian one; income tax at 20% on the foreign share; 5%, 15% or 20% withheld on payments to non-residents by their kind, paid within ten days of the month’s end.',
    source:
      'Zakat Implementing Regulations (Ministerial Resolution 1007 of 1445H); Income Tax Law, article 68',
    checkedOn,
  },
  'ifrs-18': {
    about: 'IFRS 18',
    values: { from: '2027-01-01' },
    says: 'Annual periods beginning on or after 1 January 2027, with comparatives restated.',
    source: 'IFRS 18 Presentation and Disclosure in Financial Statements',
    checkedOn,
  },
  'uk-vat': {
    about: 'VAT in the United Kingdom',
    values: { percent: 20 },
    says: 'The standard rate is 20%: a total that includes it holds one sixth of VAT.',
    source: 'Value Added Tax Act 1994, section 2(1)',
    checkedOn,
  },
  'uae-exports': {
    about: 'Exports from the UAE',
    values: { days: 90 },
    says: 'Goods exported are zero-rated where they leave within 90 days of the supply and the exit is proven by official and commercial papers; without proof the standard rate applies.',
    source: 'Federal Decree-Law 8 of 2017, article 45; Cabinet Decision 52 of 2017, article 30',
    checkedOn,
  },
  'uae-blocked-vat': {
    about: 'Entertainment in the UAE',
    values: { corporateTaxPercent: 50 },
    says: 'Input VAT on entertainment of customers is not recovered; for corporate tax half of the cost is deducted, and fines are not.',
    source:
      'Cabinet Decision 52 of 2017, article 53; Federal Decree-Law 47 of 2022, articles 32 and 33',
    checkedOn,
  },
  'uae-gratuity': {
    about: 'End of service in the UAE',
    values: { firstYears: 5, firstDays: 21, furtherDays: 30, monthDays: 30 },
    says: '21 days of basic pay for each of the first five years and 30 days for each further one, a month being 30 days, after one year of service.',
    source: 'Federal Decree-Law 33 of 2021, article 51',
    checkedOn,
  },
  'ifrs-15': {
    about: 'Price of a contract with several promises',
    values: {},
    says: 'The price is divided among the promises of a contract in proportion to what each would cost alone.',
    source: 'IFRS 15 Revenue from Contracts with Customers, paragraphs 73 to 80',
    checkedOn,
  },
} as const satisfies Record<string, Law>;
