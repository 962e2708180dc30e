/** Company law, banking, consumers, personal data and work abroad. */
import type { Law } from '#data/law/entry';

const checkedOn = '2026-11-22';

export const business = {
  'audit-trail': {
    about: 'Edit log of companies',
    values: { from: '2023-04-01', years: 8 },
    says: 'Companies keep books in software with an edit log since 1 April 2023, and preserve it as long as the books, eight years.',
    source:
      'Companies (Accounts) Rules, 2014, rule 3(1), proviso; Companies Act, 2013, section 128(5)',
    checkedOn,
  },
  'books-backup': {
    about: 'Backup of the books of companies',
    values: { from: '2022-08' },
    says: 'Books kept in electronic mode, also those kept abroad, are backed up every day on a server that stands in India.',
    source:
      'Companies (Accounts) Rules, 2014, rule 3(5), proviso, as amended by G.S.R. 624(E) of 5 August 2022',
    checkedOn,
  },
  'records-of-account': {
    about: 'How long accounts are kept',
    values: { companyYears: 8, gstMonths: 72 },
    says: 'Companies eight years; under GST 72 months from the due date of the annual return.',
    source: 'Companies Act, 2013, section 128(5); CGST Act, section 36',
    checkedOn,
  },
  'useful-lives': {
    about: 'Depreciation in the books of a company',
    values: {
      plantYears: 15,
      furnitureYears: 10,
      vehicleYears: 8,
      officeYears: 5,
      serverYears: 6,
      computerYears: 3,
      residualPercent: 5,
    },
    says: 'Over the useful life: plant 15 years, furniture 10, motor cars and lorries not run on hire 8, office equipment 5, servers and networks 6, computers 3; a residual value of at most 5% of cost. Another life or residual value is disclosed and justified by technical advice.',
    source: 'Companies Act, 2013, section 123(2) and Schedule II, part A, paragraph 3, and part C',
    checkedOn,
  },
  'cheque-notice': {
    about: 'Notice after a returned cheque',
    values: { days: 30 },
    says: 'The demand goes out within 30 days of the bank’s information.',
    source: 'Negotiable Instruments Act, 1881, section 138, proviso (b)',
    checkedOn,
  },
  cheques: {
    about: 'Clearing and validity of cheques',
    values: { continuousFrom: '2025-10-04', validMonths: 3 },
    says: 'Cheques clear continuously through the day since 4 October 2025 and are valid for three months from their date.',
    source:
      'RBI circulars of 13 August 2025 (continuous clearing) and of 4 November 2011 (validity)',
    checkedOn,
  },
  'delayed-payment': {
    about: 'Being paid as a micro or small enterprise',
    values: { agreedDays: 45, unwrittenDays: 15 },
    says: 'By the agreed day, at most 45 days from acceptance; 15 days where nothing is agreed in writing; afterwards compound interest at three times the bank rate.',
    source: 'MSMED Act, 2006, sections 15 and 16',
    checkedOn,
  },
  'form-msme-1': {
    about: 'Report of dues to micro and small enterprises',
    values: { days: 45, firstHalfBy: '31 October', secondHalfBy: '30 April' },
    says: 'A company that owes a micro or small supplier for more than 45 days from acceptance reports it in Form MSME-1: April to September by 31 October, October to March by 30 April.',
    source:
      'Companies Act, 2013, section 405; Order of 22 January 2019 on specified companies, as amended by S.O. 2751(E) of 15 July 2024',
    checkedOn,
  },
  'foreign-trade': {
    about: 'Exports and imports under FEMA',
    values: { from: '2026-10-01', realisationMonths: 15, rupeeMonths: 18, servicesDays: 30 },
    says: 'Export declaration for services within 30 days of the invoice month’s end; proceeds within 15 months, 18 where settled in rupees.',
    source:
      'Foreign Exchange Management (Export and Import of Goods and Services) Regulations, 2026',
    checkedOn,
  },
  'personal-data': {
    about: 'DPDP Act and Rules',
    values: {
      childYears: 18,
      consentManagersRegisterFrom: '2026-11-14',
      dutiesFrom: '2027-05',
      breachHours: 72,
      complaintDays: 90,
      logYears: 1,
    },
    says: 'The Board exists since November 2025 and Consent Managers may be registered since November 2026; the duties of those who use data, the rights of persons, consent through a Consent Manager and complaints to the Board begin in mid-May 2027.',
    source: 'DPDP Act, 2023; DPDP Rules, 2025, rule 1 and G.S.R. 846(E) of 13 November 2025',
    checkedOn,
  },
  'consumer-complaints': {
    about: 'Complaints of consumers',
    values: { acknowledgeHours: 48, settleMonths: 1, helpline: 1915 },
    says: 'Acknowledged within 48 hours and settled within one month by a grievance officer whose name, designation and contact are shown.',
    source: 'Consumer Protection (E-Commerce) Rules, 2020, rule 4',
    checkedOn,
  },
  'coaching-advertisements': {
    about: 'Claims of those who coach',
    values: { from: '2024-11-13' },
    says: 'No claim of guaranteed selection or jobs that is not substantiated; figures with their basis; no person’s name or words without written consent.',
    source: 'Guidelines for Prevention of Misleading Advertisement in Coaching Sector, 2024',
    checkedOn,
  },
  'overseas-recruitment': {
    about: 'Recruiting in India for work abroad',
    values: {},
    says: 'Only a recruiting agent registered under the Emigration Act, 1983, or an employer with a permit, may recruit in India for employment abroad. A bill to replace the Act was published in 2025.',
    source: 'Emigration Act, 1983, sections 10 (recruiting agents) and 16 (employers)',
    checkedOn: '2026-11-29',
  },
  articleship: {
    about: 'Articled assistants and other work',
    values: { form: 112 },
    says: 'Practical training is registered with ICAI; another course or occupation needs its prior permission in Form 112.',
    source: 'Chartered Accountants Regulations, 1988, and ICAI’s training guide',
    checkedOn,
  },
  'current-items': {
    about: 'Current and non-current',
    values: { months: 12 },
    says: 'A liability is current where it is due to be settled within twelve months of the reporting date: of a term loan, the instalments of principal of these months.',
    source:
      'Companies Act, 2013, Schedule III, Division I, general instructions for the balance sheet',
    checkedOn,
  },
  'stock-value': {
    about: 'Value of stock',
    values: {},
    says: 'Stock is carried at the lower of cost and net realisable value; cost has freight inwards in it, and no tax that comes back as credit; first in first out or weighted average.',
    source: 'AS 2, Valuation of Inventories, paragraphs 5 to 7 and 16',
    checkedOn,
  },
} as const satisfies Record<string, Law>;
