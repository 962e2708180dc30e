import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const payroll: Paper = [
  basic(
    'Wages as defined',
    'Pay of ₹40,000 a month: basic and dearness allowance ₹16,000, house rent and other excluded allowances ₹24,000. What are wages under the codes?',
    [
      '₹20,000',
      'Exclusions beyond half of the whole are added back: ₹24,000 − ₹40,000 × 50% = ₹4,000; ₹16,000 + ₹4,000 = ₹20,000.',
    ],
    ['₹16,000', 'That is the structure on paper. The codes look at how much is excluded.'],
    ['₹40,000', 'Allowances up to half of the whole stay excluded.'],
    ['₹24,000', 'That is what is excluded, not the wages.'],
  ),
  basic(
    'ESI: who is covered',
    'An insured employee’s wages for ESI are ₹17,335 in a month. What are the two contributions at 0.75% and 3.25%, each rounded up to a rupee?',
    [
      'Employee ₹131, employer ₹564',
      '₹17,335 × 0.75% = ₹130.01 and ₹17,335 × 3.25% = ₹563.39; each is rounded up to the next rupee.',
    ],
    ['Employee ₹130, employer ₹563', 'Rounding here is always upwards, not to the nearest.'],
    ['Employee ₹564, employer ₹131', 'The employer bears the larger share.'],
    [
      'Employee ₹694 alone',
      '₹17,335 × 4% = ₹693.40 is both together. The employer may not take his share from the pay.',
    ],
  ),
  basic(
    'File the electronic challan-cum-return',
    'By when are EPF and ESI contributions for November 2026 paid?',
    ['15 December 2026', 'Within fifteen days of the month’s end, for both.'],
    ['7 December 2026', 'The 7th is the day for wages and for tax deducted.'],
    ['30 November 2026', 'The month’s payroll is not even closed.'],
    ['31 December 2026', 'By then interest and damages have begun.'],
  ),
  basic(
    'Full and final settlement',
    'An employee resigns; her last working day is Friday 13 November 2026 (Saturday and Sunday are off). By when are her wages due under the Code on Wages?',
    [
      'Within two working days, by 17 November',
      'The code gives two working days after removal, dismissal, retrenchment, resignation or closure.',
    ],
    [
      'With the next payroll, by 7 December',
      'That was the old practice. The code does not allow it for wages.',
    ],
    ['Within thirty days, by 13 December', 'Thirty days is the time for gratuity.'],
    [
      'After clearance, within 45 days at most',
      'Clearance is our own matter and cannot hold up wages. The code has no 45-day rule.',
    ],
  ),
  working(
    'EPF under the Scheme',
    'Wages for EPF are ₹22,000; employer and employee contribute on full wages; pension is limited to a ceiling of ₹15,000. How is the employer’s 12% divided?',
    [
      'Pension ₹1,250, provident fund ₹1,390',
      '₹22,000 × 12% = ₹2,640. Pension: ₹15,000 × 8.33% = ₹1,249.50, rounded to ₹1,250. ₹2,640 − ₹1,250 = ₹1,390.',
    ],
    [
      'Pension ₹1,833, provident fund ₹807',
      '₹22,000 × 8.33% = ₹1,832.60 ignores the ceiling for pension.',
    ],
    [
      'Pension ₹1,250, provident fund ₹550',
      '₹15,000 × 12% − ₹1,250 = ₹550 limits the whole to the ceiling; here contribution is on full wages.',
    ],
    ['Pension ₹0, provident fund ₹2,640', 'That is for an employee who is not a pension member.'],
  ),
  working(
    'ESI: who is covered',
    'An insured employee’s wages rise from ₹19,500 to ₹23,000 on 1 July; the contribution period is April to September and the limit ₹21,000. What happens?',
    [
      'Contribution goes on, on ₹23,000, until 30 September',
      'An employee covered at the beginning of a period stays covered to its end, on actual wages.',
    ],
    [
      'Contribution ends on 30 June, with the last wage below the limit',
      'Cover does not end in mid-period.',
    ],
    [
      'Contribution goes on, on ₹21,000, until 30 September',
      'The limit decides who is covered, not the amount on which contribution is paid.',
    ],
    [
      'Contribution goes on, on ₹23,000, until 31 March',
      'A new period begins on 1 October, and he is above the limit then.',
    ],
  ),
  working(
    'Attendance and overtime',
    'Wages ₹20,800 a month for 26 days of 8 hours. Overtime 11 hours at twice the rate. What is it worth?',
    ['₹2,200', '₹20,800 ÷ 26 ÷ 8 = ₹100 an hour; 11 × ₹100 × 2 = ₹2,200.'],
    ['₹1,100', '11 × ₹100 = ₹1,100 pays the ordinary rate; overtime is at twice.'],
    [
      '₹1,906.67',
      '₹20,800 ÷ 30 ÷ 8 × 11 × 2 = ₹1,906.67 divides by 30 days, though 26 are worked for the pay.',
    ],
    ['₹1,650', '11 × ₹100 × 1.5 = ₹1,650: one and a half is not what the law asks.'],
  ),
  working(
    'Tax on salary',
    'New regime, 2026-27: salary ₹15,75,000, standard deduction ₹75,000, nothing else. What is deducted each month, cess included?',
    [
      '₹9,100',
      '₹15,75,000 − ₹75,000 = ₹15,00,000. ₹4,00,000 × 5% + ₹4,00,000 × 10% + ₹3,00,000 × 15% = ₹1,05,000. ₹1,05,000 × 104% ÷ 12 = ₹9,100.',
    ],
    ['₹8,750', '₹1,05,000 ÷ 12 = ₹8,750 leaves out the cess of 4%.'],
    [
      '₹10,075',
      '(₹20,000 + ₹40,000 + ₹3,75,000 × 15%) × 104% ÷ 12 = ₹10,075 forgets the standard deduction.',
    ],
    [
      'Nothing',
      'The rebate serves incomes up to ₹12,00,000 in the new regime, with relief just above.',
    ],
  ),
  working(
    'Statutory bonus from 8.33%',
    'Which year bears the cost of the bonus for 2026-27 that is paid in November 2027?',
    [
      '2026-27, by a provision each month',
      'The work of the year earned it. The payment clears the provision.',
    ],
    ['2027-28, when it is paid out', 'Profit of the earlier year would be too high.'],
    ['Both years, half of it each', 'Nothing of it was earned in the second year.'],
    ['Neither: it is paid from reserves', 'It is a cost of labour.'],
  ),
  advanced(
    'Statutory bonus from 8.33%',
    'An employee retires after 10 years and 7 months; last drawn wages ₹36,400. What is the gratuity?',
    [
      '₹2,31,000',
      '15 days of 26 for each year, more than six months counting as one: ₹36,400 × 15 ÷ 26 × 11 = ₹2,31,000.',
    ],
    ['₹2,10,000', '₹36,400 × 15 ÷ 26 × 10 = ₹2,10,000 drops the seven months.'],
    [
      '₹2,00,200',
      '₹36,400 × 15 ÷ 30 × 11 = ₹2,00,200 divides by 30; a month has 26 working days for gratuity.',
    ],
    [
      '₹2,20,500',
      '₹36,400 × 15 ÷ 26 × 10.5 = ₹2,20,500 takes half a year for seven months. More than six months count as a whole one.',
    ],
  ),
  advanced(
    'Process the month: payroll voucher',
    'Gross pay ₹6,40,000; employees’ EPF ₹46,000, ESI ₹1,950, professional tax ₹3,200, tax ₹22,850; employer’s EPF and charges ₹49,800, ESI ₹8,450. What is paid into the employees’ banks, and what does the month cost?',
    [
      '₹5,66,000 and ₹6,98,250',
      '₹6,40,000 − ₹46,000 − ₹1,950 − ₹3,200 − ₹22,850 = ₹5,66,000. ₹6,40,000 + ₹49,800 + ₹8,450 = ₹6,98,250.',
    ],
    [
      '₹5,07,750 and ₹6,40,000',
      '₹5,66,000 − ₹49,800 − ₹8,450 = ₹5,07,750 takes the employer’s share from the employees, which the law forbids.',
    ],
    ['₹5,66,000 and ₹6,40,000', 'The employer’s contributions are a cost as well.'],
    [
      '₹5,07,750 and ₹6,98,250',
      'The cost is right, but ₹5,66,000 − ₹49,800 − ₹8,450 = ₹5,07,750 makes the employees bear the employer’s share.',
    ],
  ),
  advanced(
    'Wages as defined',
    'To keep contributions low, an employer writes: basic ₹12,000, house rent ₹10,000, conveyance ₹6,000, overtime ₹2,000 (worked), employer’s EPF ₹1,440. Whole remuneration ₹31,440. What are wages?',
    [
      '₹15,720',
      'Excluded: ₹10,000 + ₹6,000 + ₹2,000 + ₹1,440 = ₹19,440. Half of the whole: ₹31,440 × 50% = ₹15,720. ₹19,440 − ₹15,720 = ₹3,720 is added: ₹12,000 + ₹3,720 = ₹15,720.',
    ],
    ['₹12,000', 'What is excluded exceeds half of all remuneration; the excess is wages.'],
    [
      '₹14,000',
      '₹12,000 + ₹2,000 = ₹14,000: overtime allowance is itself one of the exclusions, and the excess is still missing.',
    ],
    ['₹30,000', '₹31,440 − ₹1,440 = ₹30,000 excludes only the provident fund.'],
  ),
];
