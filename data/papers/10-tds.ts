import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const tds: Paper = [
  basic(
    'The law in force from 1 April 2026',
    'A bill of May 2026 for professional fees: under which law is tax deducted?',
    [
      'Section 393 of the Income-tax Act, 2025',
      'Payments from 1 April 2026 on fall under the new Act. Its tables in section 393 take the place of the 194-series.',
    ],
    [
      'Section 194J of the Income-tax Act, 1961',
      'It applies to payments up to 31 March 2026, and you need it to read old statements.',
    ],
    ['Section 192 of the Income-tax Act, 1961', 'That was salary, under the old Act.'],
    [
      'Section 51 of the CGST Act, 2017',
      'That is GST deducted by government bodies, another tax altogether.',
    ],
  ),
  basic(
    'Who must deduct and when',
    'A contractor’s bill is credited on 28 June and paid on 12 August. When is tax deducted?',
    [
      'On 28 June, at credit',
      'Credit or payment, whichever comes first. The tax of June is paid by 7 July.',
    ],
    ['On 12 August, at payment', 'Payment came second. Interest would run from June.'],
    ['On 31 March, at the close', 'Tax is deducted at each credit or payment.'],
    [
      'On 28 June and 12 August, by halves',
      'Tax is deducted once, on the whole of what is credited, at the earlier of the two.',
    ],
  ),
  basic(
    'Monthly deposit by the 7th',
    'By when is tax deducted in March 2027 to be deposited (deductor other than government)?',
    [
      '30 April 2027',
      'The tax of March has until the end of April; that of other months until the 7th of the next.',
    ],
    ['7 April 2027', 'That is the date for other months.'],
    ['31 March 2027', 'What is deducted on the last day could hardly be paid on it.'],
    ['31 May 2027', 'That is the date of the statement of the fourth quarter.'],
  ),
  basic(
    'Quarterly Form 140 for residents',
    'Form 140 for April to June, due on 31 July 2026, is filed on 25 August 2026. Tax in it: ₹3,400. What is the fee for lateness?',
    ['₹3,400', '25 × ₹200 = ₹5,000, but the fee never exceeds the tax in the statement.'],
    ['₹5,000', '25 × ₹200 = ₹5,000 forgets the cap.'],
    [
      '₹10,000',
      'That is the least penalty for not filing at all or for wrong particulars, beside the fee.',
    ],
    [
      'Nothing',
      'That the tax was deposited in time does not help: deposit and statement are two duties.',
    ],
  ),
  working(
    'Interest on loans, partners',
    'A firm credits each partner in 2026-27 with remuneration of ₹15,000 a month and, on 31 March, with interest on capital of ₹60,000. What is deducted for one partner in the year?',
    [
      '₹24,000, from the first credit on',
      'Remuneration and interest count together: ₹15,000 × 12 + ₹60,000 = ₹2,40,000, likely above ₹20,000 from April on. ₹2,40,000 × 10% = ₹24,000 (section 393(3), formerly 194T).',
    ],
    [
      '₹22,000, on what exceeds ₹20,000',
      '(₹2,40,000 − ₹20,000) × 10% = ₹22,000 treats the threshold as an exemption.',
    ],
    [
      '₹6,000, on the interest alone',
      '₹60,000 × 10% = ₹6,000. A partner’s remuneration, commission and bonus attract the same deduction.',
    ],
    [
      'Nothing, as a partner is no employee',
      'It is no salary for tax, and for that reason it has a provision of its own since April 2025.',
    ],
  ),
  working(
    'Contractors and transporters',
    'A painter (individual, PAN given) bills ₹28,000 each in April, May, June and July 2026. What is deducted on the July bill?',
    [
      '₹1,120',
      'No bill exceeds ₹30,000, but in July the year’s sum passes ₹1,00,000: 4 × ₹28,000 = ₹1,12,000; ₹1,12,000 × 1% = ₹1,120, the earlier bills included.',
    ],
    [
      '₹280',
      '₹28,000 × 1% = ₹280 takes the July bill alone. Once the year’s limit is passed, the whole sum is liable.',
    ],
    [
      '₹120',
      '₹12,000 × 1% = ₹120 takes only what exceeds the limit. It is a threshold, not an exemption.',
    ],
    [
      'Nothing',
      'No bill exceeds ₹30,000, but there are two limits, one for a bill and one for the year.',
    ],
  ),
  working(
    'Professional and technical fees',
    'A company pays office rent of ₹56,000 a month plus 18% GST to an individual landlord with PAN. What is deducted each month?',
    [
      '₹5,600',
      'Rent of a building above ₹50,000 a month attracts 10%, GST left out: ₹56,000 × 10% = ₹5,600.',
    ],
    ['₹6,608', '₹66,080 × 10% = ₹6,608 includes GST.'],
    [
      'Nothing',
      'The limit is no longer counted by the year: it is ₹50,000 for a month or a part of it.',
    ],
    ['₹1,120', '₹56,000 × 2% = ₹1,120 is the rate for plant and machinery.'],
  ),
  working(
    'Interest on loans, partners',
    'A firm with turnover of ₹14 crore last year buys goods for ₹68,00,000 (without GST) from one registered seller in 2026-27. What must it deduct in all?',
    ['₹1,800', '0.1% of what exceeds ₹50 lakh: (₹68,00,000 − ₹50,00,000) × 0.1% = ₹1,800.'],
    ['₹6,800', '₹68,00,000 × 0.1% = ₹6,800 deducts from the first rupee.'],
    ['₹18,000', '₹18,00,000 × 1% = ₹18,000 has the decimal point in the wrong place.'],
    [
      'Nothing',
      'Deducting is not for services alone. Larger buyers deduct on goods too, above ₹50 lakh from one seller in the year.',
    ],
  ),
  working(
    'Advances, credit notes and reversals',
    'A consultant without PAN bills a company ₹80,000, her first bill of the year. What does it deduct?',
    [
      '₹16,000',
      'Without PAN the rate is 20% where the ordinary one is lower: ₹80,000 × 20% = ₹16,000.',
    ],
    ['₹8,000', '₹80,000 × 10% = ₹8,000 is the rate for a person who has given a PAN.'],
    ['₹6,000', '(₹80,000 − ₹50,000) × 20% = ₹6,000 treats the threshold as an exemption.'],
    [
      'Nothing yet',
      'The duty does not wait for the PAN. The higher rate is there to make people give it.',
    ],
  ),
  advanced(
    'Contractors and transporters',
    'A company that prints from its own paper bills: paper ₹60,000 shown apart, printing ₹40,000, GST ₹18,000 shown apart. The work is to the customer’s specification, with paper bought neither from him nor from anybody related to him. What does the customer deduct?',
    [
      'Nothing, since it is a sale',
      'Making a thing to specification with material bought elsewhere is a contract of sale, unless the customer or a related person supplied the material.',
    ],
    [
      '₹800, on the printing',
      '₹40,000 × 2% = ₹800 would be right if the customer had supplied the paper: then it is work.',
    ],
    [
      '₹2,000, on paper and printing',
      '₹1,00,000 × 2% = ₹2,000 would be right for a works contract billed as one.',
    ],
    [
      '₹2,360, on the bill with GST',
      '₹1,18,000 × 2% = ₹2,360 deducts on GST as well, which is left out where it is shown separately.',
    ],
  ),
  advanced(
    'Monthly deposit by the 7th',
    '₹40,000 deducted on 25 May is deposited on 10 June. What interest does TRACES ask?',
    [
      '₹1,200',
      '1.5% for each month or part from the deduction to the deposit, counted by calendar months: May and June are two. ₹40,000 × 1.5% × 2 = ₹1,200.',
    ],
    [
      '₹600',
      '₹40,000 × 1.5% = ₹600 counts one month, because 16 days is less than a month. Both May and June are touched.',
    ],
    ['₹400', '₹40,000 × 1% = ₹400 is the rate for tax not deducted in time, for one month.'],
    [
      '₹59',
      '₹40,000 × 18% × 3 ÷ 365 = ₹59 counts the three days after the 7th. Interest does not begin on the 7th once that date is missed.',
    ],
  ),
  advanced(
    'Reconcile TDS receivable',
    'Books: TDS receivable ₹1,86,000. Form 168: ₹1,71,500. One customer deducted ₹9,500 and has not filed; another’s ₹5,000 stands under a wrong PAN. How much credit does Form 168 support today, and what happens to the rest?',
    [
      '₹1,71,500; both customers are asked to file and correct, and ₹14,500 stays receivable',
      '₹1,86,000 − ₹1,71,500 = ₹14,500 = ₹9,500 + ₹5,000. Credit follows the deductor’s statement; once it is filed and corrected, the rest appears.',
    ],
    [
      '₹1,71,500; the ₹14,500 is written off as tax, since the year is over',
      'The money was withheld from us. A correction brings it back, for this year or later.',
    ],
    [
      '₹1,86,000; the certificates of both customers are sent in when they come',
      'Form 168 shows ₹1,71,500 until both statements are corrected. A certificate without a statement behind it proves nothing.',
    ],
    [
      '₹1,76,500; the wrong PAN is the customer’s mistake, and the ₹9,500 stays receivable',
      '₹1,71,500 + ₹5,000 = ₹1,76,500. Credit goes to the PAN in the statement until the deductor corrects it.',
    ],
  ),
];
