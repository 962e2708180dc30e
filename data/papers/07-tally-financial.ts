import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const tallyFinancial: Paper = [
  basic(
    'Create cost categories and cost centres',
    'Telephone ₹9,000 is shared: Chennai branch 60%, Hyderabad 40%. How is it entered, so that each month’s branch results are right and Telephone stays one ledger?',
    [
      'One payment to Telephone with two cost centres: ₹5,400 and ₹3,600',
      '₹9,000 × 60% = ₹5,400 and ₹9,000 × 40% = ₹3,600. The ledger stays one, the cost centres divide it.',
    ],
    [
      'One payment to Telephone with two cost categories: ₹5,400 and ₹3,600',
      'Each category divides the whole amount in a way of its own. Branches are cost centres within one category.',
    ],
    [
      'One payment to Telephone with one cost centre: ₹9,000 to Chennai, and a journal in March',
      'Eleven months of branch results would be wrong.',
    ],
    [
      'Two payments to Telephone with one cost centre each: ₹4,500 and ₹4,500',
      'The bill was one, and the share is 60 to 40.',
    ],
  ),
  basic(
    'Age receivables by due date',
    'Provision policy: 5% of 61-90 days, 25% of 91-180, 100% beyond. Ageing: 0-60 ₹8,20,000; 61-90 ₹1,40,000; 91-180 ₹96,000; beyond ₹22,000. What is the provision?',
    ['₹53,000', '₹1,40,000 × 5% + ₹96,000 × 25% + ₹22,000 = ₹53,000.'],
    ['₹94,000', '₹8,20,000 × 5% + ₹53,000 = ₹94,000 provides for bills that are not old.'],
    [
      '₹81,000',
      '(₹1,40,000 + ₹96,000) × 25% + ₹22,000 = ₹81,000 gives the 61-90 days the rate of the next band.',
    ],
    ['₹64,500', '(₹1,40,000 + ₹96,000 + ₹22,000) × 25% = ₹64,500 takes one rate for all.'],
  ),
  basic(
    'Post accruals, prepaid expenses and provisions',
    'What does a reversing journal do that an ordinary journal does not?',
    [
      'It shows in a scenario up to its “applicable upto” date and touches no ledger for good',
      'It is meant for estimates at month-end: seen in a scenario, never in the way of the true bill.',
    ],
    [
      'It posts the opposite entry by itself on the first day of the following month',
      'Tally posts no second entry by itself. The effect ends with the date that was given.',
    ],
    [
      'It cancels the voucher it is made for and keeps both in the edit log',
      'It cancels nothing; it is not tied to another voucher.',
    ],
    [
      'It corrects a voucher whose sides were exchanged, by entering twice its amount',
      'That is a rectification, made by an ordinary journal.',
    ],
  ),
  basic(
    'Mark micro and small suppliers',
    'A company owes a small enterprise (Udyam) ₹2,40,000 for more than 45 days on 30 September. What must it file?',
    [
      'Form MSME-1 for the half-year, by 31 October',
      'A company with dues to micro or small suppliers beyond 45 days reports them to the Registrar: April to September by 31 October, October to March by 30 April.',
    ],
    [
      'Form MGT-7 for the year, within 60 days of the AGM',
      'The annual return reports members and directors, not of dues to suppliers.',
    ],
    [
      'No form, if it pays interest for the delay',
      'Interest is owed under the MSMED Act; the report is owed under company law. One does not replace the other.',
    ],
    ['Form DPT-3 for the year, by 30 June', 'DPT-3 is about deposits and loans taken.'],
  ),
  working(
    'Add budget and variance columns',
    'Budget for freight ₹1,80,000 for 600 tonnes; actual ₹2,04,750 for 650 tonnes. How much of the overspending comes from the price of a tonne?',
    [
      '₹9,750',
      'Budgeted price: ₹1,80,000 ÷ 600 = ₹300. 650 × ₹300 = ₹1,95,000 was allowed for that volume; ₹2,04,750 − ₹1,95,000 = ₹9,750 is price.',
    ],
    [
      '₹24,750',
      '₹2,04,750 − ₹1,80,000 = ₹24,750 is the whole variance; ₹1,95,000 − ₹1,80,000 = ₹15,000 of it is volume.',
    ],
    ['₹15,000', '50 × ₹300 = ₹15,000 is the part that comes from more tonnes.'],
    [
      '₹9,000',
      'At the actual price of ₹2,04,750 ÷ 650 = ₹315 the excess is ₹15 a tonne: 600 × ₹15 = ₹9,000 is for the budgeted tonnes. The price variance takes the tonnes that moved.',
    ],
  ),
  working(
    'Record term loans and EMIs',
    'A company’s loan stands at ₹14,60,000 on 31 March 2027; instalments due in 2027-28 repay ₹3,80,000 of principal. How does the balance sheet show it?',
    [
      'Long-term borrowings ₹10,80,000; short-term borrowings ₹3,80,000',
      'What falls due within twelve months is current: ₹14,60,000 − ₹3,80,000 = ₹10,80,000 is the rest. Since 2021-22 Schedule III counts current maturities among short-term borrowings.',
    ],
    [
      'Long-term borrowings ₹14,60,000, with the instalments in a note',
      'The banker’s current ratio would look better than it is. Schedule III asks for the division on the face, not in a note alone.',
    ],
    [
      'Short-term borrowings ₹14,60,000, since the bank may recall it',
      'A right that arises only on default makes nothing current while the terms are kept. Only what is due within a year is.',
    ],
    [
      'Long-term borrowings ₹10,80,000; other current liabilities ₹3,80,000',
      'That was the place until 2020-21. Since then Schedule III counts current maturities among short-term borrowings.',
    ],
  ),
  working(
    'Build the fixed asset register',
    'A machine: cost ₹8,40,000, residual value 5%, Schedule II life 15 years, straight line, in use from 1 July 2026. What is depreciation for 2026-27 (by months)?',
    ['₹39,900', '₹8,40,000 × 95% ÷ 15 = ₹53,200 a year; nine months: ₹53,200 × 9 ÷ 12 = ₹39,900.'],
    ['₹53,200', 'That is a full year. The machine served nine months of it.'],
    ['₹42,000', '₹8,40,000 ÷ 15 × 9 ÷ 12 = ₹42,000 forgets the residual value.'],
    [
      '₹63,000',
      '₹8,40,000 × 15% ÷ 2 = ₹63,000 is near the income-tax way, half the rate below 180 days; here 274 days were used, and company law asks for Schedule II.',
    ],
  ),
  working(
    'Build the fixed asset register',
    'Block of 15% at 1 April 2026: ₹5,00,000. Bought and used from 10 November 2026: ₹2,00,000. Sold in the year: ₹80,000. What is income-tax depreciation of 2026-27?',
    [
      '₹78,000',
      'Half the rate for what was used less than 180 days: ₹2,00,000 × 7.5% = ₹15,000. The rest: (₹5,00,000 − ₹80,000) × 15% = ₹63,000. ₹63,000 + ₹15,000 = ₹78,000.',
    ],
    [
      '₹93,000',
      '(₹5,00,000 + ₹2,00,000 − ₹80,000) × 15% = ₹93,000 gives the new machine a full year’s rate.',
    ],
    [
      '₹90,000',
      '₹5,00,000 × 15% + ₹2,00,000 × 7.5% = ₹90,000 forgets that the sale price leaves the block.',
    ],
    [
      '₹1,05,000',
      '(₹5,00,000 + ₹2,00,000) × 15% = ₹1,05,000 forgets both the sale and the half rate.',
    ],
  ),
  working(
    'Assemble the monthly MIS',
    'Debtors ₹18,00,000, creditors ₹9,60,000, stock ₹14,40,000; a month’s credit sales ₹12,00,000, purchases ₹8,00,000 and cost of sales ₹9,00,000. How long is the cash cycle (30 days a month)?',
    [
      '57 days',
      'Debtors: ₹18,00,000 ÷ ₹12,00,000 × 30 = 45. Stock: ₹14,40,000 ÷ ₹9,00,000 × 30 = 48. Creditors: ₹9,60,000 ÷ ₹8,00,000 × 30 = 36. 45 + 48 − 36 = 57.',
    ],
    ['129 days', '45 + 48 + 36 = 129 adds the creditors. Their days are lent to us.'],
    ['93 days', '45 + 48 = 93 is the operating cycle, before the suppliers’ credit.'],
    ['81 days', '45 + 36 = 81 adds the creditors and leaves the stock out.'],
  ),
  advanced(
    'Close the year: support each balance',
    'Profit before tax ₹9,00,000. Depreciation in books ₹1,60,000, for tax ₹2,10,000. A penalty of ₹25,000 is not allowed. Rate of tax 25% (no surcharge or cess, for the example). What are current tax and the change in deferred tax?',
    [
      'Current tax ₹2,18,750; deferred tax charge ₹12,500',
      'Taxable: ₹9,00,000 + ₹1,60,000 − ₹2,10,000 + ₹25,000 = ₹8,75,000; ₹8,75,000 × 25% = ₹2,18,750. Timing: (₹2,10,000 − ₹1,60,000) × 25% = ₹12,500.',
    ],
    [
      'Current tax ₹2,12,500; deferred tax credit ₹12,500',
      '(₹9,00,000 + ₹1,60,000 − ₹2,10,000) × 25% = ₹2,12,500 forgets the penalty, and the deferred tax has the wrong sign.',
    ],
    [
      'Current tax ₹2,12,500; deferred tax charge ₹12,500',
      'The penalty is never allowed: (₹9,00,000 + ₹1,60,000 − ₹2,10,000) × 25% = ₹2,12,500 forgets it.',
    ],
    [
      'Current tax ₹2,18,750; deferred tax credit ₹12,500',
      'More is deducted for tax now than in the books, so less will be later: a liability grows, which is a charge.',
    ],
  ),
  advanced(
    'Clean bill-wise details',
    'Sharma’s ledger is ₹1,20,000 Dr: bills of ₹90,000 and ₹75,000, and an on-account credit of ₹45,000. He says he paid the bill of ₹75,000 with ₹45,000 plus TDS and a deduction. His advice: TDS ₹1,500, deduction for short supply ₹28,500 (not agreed yet). What is done?',
    [
      'Set ₹45,000 and TDS of ₹1,500 against the bill of ₹75,000; ₹28,500 stays open as disputed',
      '₹75,000 − ₹45,000 − ₹1,500 = ₹28,500. What is agreed is cleared; what is not stays visible.',
    ],
    [
      'Set ₹45,000 against the bill of ₹75,000 and write off ₹30,000 as discount allowed',
      '₹75,000 − ₹45,000 = ₹30,000 includes tax that can be claimed and an amount nobody has agreed to.',
    ],
    [
      'Leave ₹45,000 on account until the deduction is agreed, then clear both bills together',
      'The ageing shows ₹1,65,000 overdue and ₹45,000 unexplained, and nobody asks the right question.',
    ],
    [
      'Set ₹45,000 against the bill of ₹90,000, the older one; both then stay open',
      'He named the bill he pays. The payer decides (Contract Act, section 59).',
    ],
  ),
  advanced(
    'Mark micro and small suppliers',
    'A small manufacturer (Udyam) delivered goods for ₹6,00,000 on 20 January 2027; the written order says 60 days. ₹4,00,000 was paid on 1 March and ₹2,00,000 on 15 April 2027, before the return was due. What is deducted for 2026-27?',
    [
      '₹4,00,000; the rest in 2027-28, the year of its payment',
      'A term beyond 45 days has no effect: the last day was 6 March. What is paid later is deducted in the year of payment (Income-tax Act 2025, section 37(2)(g); formerly 43B(h)), and the due date of the return does not help.',
    ],
    [
      '₹6,00,000; all of it was paid before the return was due',
      'That helps for tax and provident fund. It does not help for what is owed to micro and small enterprises.',
    ],
    [
      '₹6,00,000; the order gave 60 days in writing, to 21 March',
      'The MSMED Act allows 45 days at most, and 15 April is later than 21 March too.',
    ],
    [
      'Nothing; the whole in 2027-28, the year of the last payment',
      '₹4,00,000 was paid on 1 March, within 45 days. Only what was late is deferred.',
    ],
  ),
];
