/** Pay: the four labour codes, in force since 21 November 2025, and the schemes under them. */
import type { Law } from '#data/law/entry';

const checkedOn = '2026-11-22';

export const labour = {
  'labour-codes': {
    about: 'The four codes',
    values: { from: '2025-11-21', centralRulesFrom: '2026-05-08' },
    says: 'In force since 21 November 2025; the central rules on wages and social security were notified on 8 May 2026; States make their own for their sphere.',
    source:
      'Notifications of 21 November 2025; Code on Wages (Central) Rules, 2026, G.S.R. 343(E); Social Security (Central) Rules, 2026, G.S.R. 344(E)',
    checkedOn,
  },
  wages: {
    about: 'Wages',
    values: { exclusionPercent: 50 },
    says: 'What the listed exclusions exceed one-half of all remuneration is added back to wages. Whether unlisted allowances are excluded is read in two ways.',
    source: 'Code on Wages, 2019, section 2(y); Code on Social Security, 2020, section 2(88)',
    checkedOn,
  },
  'wage-payment': {
    about: 'When wages are paid',
    values: { monthlyDay: 7, leaverWorkingDays: 2, deductionPercent: 50 },
    says: 'By the seventh of the following month; within two working days to an employee who resigns, is removed, dismissed or retrenched, or loses work by closure; deductions at most 50% of wages.',
    source: 'Code on Wages, 2019, sections 17 and 18',
    checkedOn,
  },
  epf: {
    about: 'Provident fund',
    values: { percent: 12, ceilingRupees: 15000, schemeNotified: '2026-06-29' },
    says: '12% each for most establishments, on wages up to the notified ceiling of ₹15,000; above it by choice.',
    source:
      'Employees’ Provident Funds Scheme, 2026, G.S.R. 525(E) of 29 June 2026; notification of 29 May 2026 (ceiling)',
    checkedOn,
  },
  pension: {
    about: 'Employees’ pension',
    values: { percent: 8.33, ceilingRupees: 15000 },
    says: 'Of the employer’s 12%, 8.33% of wages up to the notified ceiling goes to the pension fund, at ₹15,000 a sum of ₹1,250 a month; an employee who had opted for pension on higher wages under the Scheme of 1995 has a different rate.',
    source: 'Employees’ Pension Scheme, 2026, G.S.R. 527(E) of 29 June 2026',
    checkedOn,
  },
  esi: {
    about: 'Employees’ State Insurance',
    values: { employeePercent: 0.75, employerPercent: 3.25, ceilingRupees: 21000 },
    says: '0.75% from the employee and 3.25% from the employer, for wages up to ₹21,000 a month. A higher ceiling has been under discussion: confirm it before you register anyone.',
    source:
      'Code on Social Security, 2020, sections 2(89) and 29; Social Security (Central) Rules, 2026, G.S.R. 344(E) (rates); ceiling as in the ESI (Central) Rules, 1950, which these replaced',
    checkedOn,
  },
  'esi-conveyance': {
    about: 'Conveyance allowance and ESI before the codes',
    values: { outsideSince: '2021-03-08' },
    says: 'Under the ESI Act, 1948 conveyance allowance counted as travelling allowance, outside wages, since 8 March 2021; house rent allowance was inside.',
    source:
      'ESIC v. Texmo Industries, Supreme Court, 8 March 2021; ESIC circular of 8 November 2021',
    checkedOn,
  },
  gratuity: {
    about: 'Gratuity',
    values: { days: 15, divisor: 26, years: 5, journalistYears: 3, shopEmployees: 10, payDays: 30 },
    says: '15 days’ wages a year, a month being 26 days, after five years. Factories, mines, oilfields, plantations, ports and railway companies are covered whatever their size, shops and establishments from ten employees.',
    source: 'Code on Social Security, 2020, sections 53 to 58 and First Schedule',
    checkedOn,
  },
  'gratuity-fixed-term': {
    about: 'Gratuity of a fixed-term employee',
    values: { years: 1 },
    says: 'After one year under the contract, on a pro rata basis. The Code does not say how: month by month, or by completed years with a part above six months counted as one, are both argued.',
    source: 'Code on Social Security, 2020, sections 2(34) and 53(1) and (2), provisos',
    checkedOn,
  },
  bonus: {
    about: 'Statutory bonus',
    values: { leastPercent: 8.33 },
    says: 'At least 8.33% of the wages that count for bonus.',
    source: 'Code on Wages, 2019, section 26',
    checkedOn,
  },
  'appointment-letter': {
    about: 'Letter of appointment',
    values: { workers: 10 },
    says: 'Due to every employee of an establishment to which the Code applies: as a rule one with ten or more workers.',
    source:
      'Occupational Safety, Health and Working Conditions Code, 2020, sections 2(1)(v) and 6(1)(f)',
    checkedOn,
  },
  'esi-periods': {
    about: 'Contribution periods of ESI',
    values: { first: '1 April', second: '1 October' },
    says: 'An employee whose wages pass the ceiling within a contribution period, April to September or October to March, stays insured to its end, and contributions are due on all wages of the month.',
    source:
      'ESI (Central) Rules, 1950, rule 50, and ESI (General) Regulations, 1950, regulation 4, as continued under the Code on Social Security, 2020',
    checkedOn,
  },
  'wage-remittance': {
    about: 'When EPF and ESI are paid',
    values: { days: 15 },
    says: 'Contributions of a month are paid within fifteen days of its end.',
    source:
      'Employees’ Provident Funds Scheme, 2026, G.S.R. 525(E) of 29 June 2026; ESI (General) Regulations, 1950, regulation 31, as continued under the Code on Social Security, 2020',
    checkedOn,
  },
} as const satisfies Record<string, Law>;
