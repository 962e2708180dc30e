import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const gulf: Paper = [
  basic(
    'VAT across the Gulf',
    'Which standard rates are right in November 2026?',
    [
      'UAE 5%, Saudi Arabia 15%, Bahrain 10%, Oman 5%',
      'Saudi Arabia went to 15% in July 2020, Bahrain to 10% in January 2022. Qatar and Kuwait have no VAT yet.',
    ],
    [
      'UAE 5%, Saudi Arabia 5%, Bahrain 5%, Oman 5%',
      'All that had VAT began at 5%; two have raised it.',
    ],
    ['UAE 5%, Saudi Arabia 10%, Bahrain 15%, Oman 5%', 'Two are interchanged.'],
    [
      'UAE 15%, Saudi Arabia 5%, Bahrain 5%, Oman 10%',
      'None of the raised rates is where it belongs.',
    ],
  ),
  basic(
    'registration from AED 375,000',
    'A Dubai trader’s taxable supplies of the last twelve months are AED 392,000. What follows?',
    [
      'Registration is compulsory: the limit is AED 375,000',
      'Above AED 375,000 in twelve months, or expected in the next thirty days.',
    ],
    [
      'Registration is voluntary: the limit is AED 1,000,000',
      'Voluntary is from AED 187,500 up to AED 375,000. A million is the limit of corporate tax for natural persons.',
    ],
    ['Registration is not possible below AED 500,000', 'No such limit stands in the law.'],
    [
      'Registration waits for the end of the calendar year',
      'The twelve months roll; the application has 30 days.',
    ],
  ),
  basic(
    'Classify supplies: exports',
    'What is the difference between zero-rated and exempt?',
    [
      'Input tax is recovered for zero-rated supplies, not for exempt ones',
      'Neither bears tax. That is why exporters ask for refunds and a landlord of flats does not.',
    ],
    [
      'None for the seller: neither bears tax, so neither gives back input tax',
      'Input tax is the difference: it comes back only for zero-rated supplies.',
    ],
    [
      'Exempt supplies count towards registration, zero-rated ones do not',
      'It is the other way round.',
    ],
    [
      'Zero-rated supplies are left out of the return, exempt ones are shown',
      'They have a box of their own.',
    ],
  ),
  basic(
    'UAE return: VAT 201',
    'By when is VAT 201 for the quarter to 30 September 2026 filed and paid?',
    ['28 October 2026', 'The 28th day after the period’s end, for both.'],
    ['15 October 2026', 'No date of the UAE’s VAT law.'],
    ['31 October 2026', 'Saudi Arabia gives until the month’s end; the UAE until the 28th.'],
    ['30 November 2026', 'Penalties would have run for a month.'],
  ),
  working(
    'Place and date of supply, imports',
    'A registered Dubai firm buys design work from Germany for AED 40,000 and may recover input tax in full. What goes into the return?',
    [
      'AED 2,000 as output tax and as input tax; nothing is paid',
      'Reverse charge: 40,000 × 5% = 2,000 on both sides. Both are shown, though they cancel.',
    ],
    [
      'Nothing, since output tax and input tax of AED 2,000 cancel',
      'Leaving both out is an error in the return, with a penalty.',
    ],
    [
      'AED 2,000 as output tax; it is paid and becomes a cost of the design work',
      'The firm may recover; otherwise it would bear tax that the law gives back.',
    ],
    [
      'AED 7,600 as input tax, the German VAT of 19% on the supplier’s invoice',
      'The supplier in Germany charges none to a business abroad, and no return in the UAE gives German tax back.',
    ],
  ),
  working(
    'Input tax: blocked staff',
    'Input tax of the period: rent AED 6,000, a dinner for customers AED 900, goods AED 21,000, all for taxable supplies. How much is recovered?',
    ['AED 27,000', '6,000 + 21,000 = 27,000. Entertainment of customers is blocked.'],
    ['AED 27,900', '6,000 + 900 + 21,000 = 27,900 includes the dinner.'],
    ['AED 21,000', 'Rent of business premises is taxable and recoverable.'],
    ['AED 21,900', '900 + 21,000 = 21,900 has rent and dinner exchanged.'],
  ),
  working(
    'Input tax: blocked staff',
    'A bank has residual input tax of AED 80,000; recoverable input tax directly tied to taxable supplies AED 60,000, to exempt supplies AED 40,000. By the input method (whole per cent), how much residual tax is recovered?',
    ['AED 48,000', '60,000 ÷ (60,000 + 40,000) = 60%; 80,000 × 60% = 48,000.'],
    ['AED 32,000', '80,000 × 40% = 32,000 is the share of exempt supplies.'],
    ['AED 80,000', 'Part of it serves exempt supplies.'],
    ['AED 26,667', '80,000 × 60,000 ÷ 180,000 = 26,667 puts the residual tax into its own key.'],
  ),
  working(
    'UAE corporate tax',
    'A mainland company: accounting profit AED 900,000; fines of AED 15,000 and half of entertainment AED 20,000 not deductible (AED 10,000). No relief is chosen. What is corporate tax?',
    ['AED 49,500', '900,000 + 15,000 + 10,000 = 925,000; (925,000 − 375,000) × 9% = 49,500.'],
    ['AED 83,250', '925,000 × 9% = 83,250 forgets the first AED 375,000 at 0%.'],
    ['AED 47,250', '(900,000 − 375,000) × 9% = 47,250 forgets what may not be deducted.'],
    [
      'AED 50,400',
      '(900,000 + 15,000 + 20,000 − 375,000) × 9% = 50,400 adds all of the entertainment; half is deductible.',
    ],
  ),
  working(
    'Gulf payroll in the accounts',
    'UAE end-of-service: basic wage AED 6,000 a month, 7 years of service. What is the gratuity (daily wage = monthly ÷ 30)?',
    [
      'AED 33,000',
      'Daily: 6,000 ÷ 30 = 200. Five years at 21 days: 5 × 21 × 200 = 21,000. Two years at 30: 2 × 30 × 200 = 12,000. 21,000 + 12,000 = 33,000.',
    ],
    ['AED 29,400', '7 × 21 × 200 = 29,400 gives 21 days for all years.'],
    ['AED 42,000', '7 × 30 × 200 = 42,000 gives 30 days for all years.'],
    [
      'AED 27,000',
      '5 × 21 × 200 + 30 × 200 = 27,000 counts the sixth year and forgets the seventh.',
    ],
  ),
  advanced(
    'Three standards worked in Excel',
    'A contract of AED 240,000 covers a machine (stand-alone AED 200,000) and two years of service (stand-alone AED 50,000). How much revenue is recognised on delivery under IFRS 15?',
    [
      'AED 192,000',
      '240,000 × 200,000 ÷ 250,000 = 192,000. The service has 48,000, spread over two years.',
    ],
    ['AED 240,000', 'The service is a promise of its own and is earned as it is given.'],
    ['AED 200,000', 'The discount of 10,000 belongs to both promises by their stand-alone prices.'],
    ['AED 190,000', '240,000 − 50,000 = 190,000 puts the whole discount on the machine.'],
  ),
  advanced(
    'Three standards worked in Excel',
    'Lease: five yearly payments of AED 100,000 at the end of each year, rate 6%. What is the lease liability at the start (factors 0.9434, 0.8900, 0.8396, 0.7921, 0.7473)?',
    ['AED 421,240', '100,000 × (0.9434 + 0.8900 + 0.8396 + 0.7921 + 0.7473) = 421,240.'],
    ['AED 500,000', 'Money of later years is worth less today; IFRS 16 discounts it.'],
    [
      'AED 446,510',
      '100,000 × (1 + 0.9434 + 0.8900 + 0.8396 + 0.7921) = 446,510 is for payments at the beginning of each year.',
    ],
    ['AED 470,000', '500,000 × 94% = 470,000 takes 6% off once.'],
  ),
  advanced(
    'IFRS 18 for periods',
    'Under IFRS 18, where does a manufacturer show interest on its bank deposits and interest on its loans?',
    [
      'Investing category, and financing category',
      'Returns on assets that earn by themselves are investing; the cost of raising finance is financing. Neither stands in operating profit.',
    ],
    [
      'Financing category, for both of them',
      'Income from deposits is investing for a company whose business is not investing.',
    ],
    [
      'Operating category, and financing category',
      'For a manufacturer income from deposits is investing; the operating category holds what its main business earns.',
    ],
    [
      'Investing category, and operating category',
      'The cost of raising finance is financing. For a manufacturer it stands outside operating profit.',
    ],
  ),
];
