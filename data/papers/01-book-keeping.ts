import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const bookKeeping: Paper = [
  basic(
    'The business apart from its owner',
    'Ravi pays ₹6,000 from the shop’s cash box for his daughter’s school fees. How is it entered?',
    [
      'Debit Drawings, credit Cash, ₹6,000',
      'The shop is separate from its owner. What he takes for himself reduces his capital through Drawings and is not an expense of the shop.',
    ],
    [
      'Debit Staff welfare, credit Cash, ₹6,000',
      'Staff welfare is spent on employees of the business. His daughter’s fees have nothing to do with it, and profit would be understated.',
    ],
    [
      'No entry in the shop’s books, since the fees are private',
      'The fees are private, but the cash left the shop’s box. The cash book must show it, or the count will fall short.',
    ],
    [
      'Debit Loan to Ravi, credit Cash, ₹6,000',
      'A proprietor cannot borrow from himself: he and the business are one person in law. What he takes is drawings.',
    ],
  ),
  basic(
    'Reading source papers',
    'A supplier’s driver leaves a delivery challan for 40 cartons. The tax invoice comes two days later. What may be entered in the purchase day book on the day of delivery?',
    [
      'No purchase; the goods are noted in the stock record until the invoice comes',
      'A challan proves that goods came, not what they cost. The day book is written from invoices; until then the goods are received but not billed.',
    ],
    [
      'The purchase at last month’s rate, corrected when the invoice comes',
      'An entry without its invoice has no supplier’s bill number and no certain price. Each such guess has to be found and reversed.',
    ],
    [
      'The purchase at the day’s market price, with the challan as its voucher',
      'Cost is what the supplier charges, not what the market asks. Only the invoice shows it.',
    ],
    [
      'Debit Purchases and credit Suspense, at the amount of our order',
      'Suspense is for a difference that cannot be explained yet. Here everything is known except the amount, which is on its way.',
    ],
  ),
  basic(
    'Debit and credit by the accounting equation',
    'Goods worth ₹25,000 are bought on credit from Meera Traders. Which sides of the accounting equation move?',
    [
      'Assets rise by ₹25,000 and liabilities rise by ₹25,000',
      'Stock comes in and a debt to Meera Traders arises. Both sides of assets = capital + liabilities grow by the same amount.',
    ],
    [
      'Assets rise by ₹25,000 and capital rises by ₹25,000',
      'Capital rises when the owner brings something in or a profit is made. Buying on credit does neither.',
    ],
    [
      'One asset rises by ₹25,000 and another falls by ₹25,000',
      'That would be so if cash had been paid. No asset left the business here.',
    ],
    [
      'Liabilities fall by ₹25,000 and assets fall by ₹25,000',
      'That is what happens later, when Meera Traders is paid.',
    ],
  ),
  basic(
    'Petty cash on the imprest system',
    'The imprest is ₹5,000. At the end of the week the box holds ₹1,360 and vouchers for ₹3,590. What does the cashier do first?',
    [
      'Report a shortage of ₹50 and have it explained before the imprest is replenished',
      'Cash and vouchers must make up the imprest: ₹1,360 + ₹3,590 = ₹4,950, and ₹5,000 − ₹4,950 = ₹50 is missing. It is shown, not hidden in the next voucher.',
    ],
    [
      'Draw ₹3,640 from the main cashier, so that the box holds ₹5,000',
      '₹5,000 − ₹1,360 = ₹3,640 would fill the box, but it would bury the missing ₹50 in the reimbursement.',
    ],
    [
      'Draw ₹3,590, the amount of the vouchers, and start the new week',
      'The reimbursement is right, but ₹1,360 + ₹3,590 = ₹4,950 shows that ₹50 is gone. If it is not reported now, nobody will ever know when it went.',
    ],
    [
      'Write a voucher of ₹50 for sundry expenses, so that both agree',
      'A voucher for money that nobody spent is a false voucher. That is how small shortages become large ones.',
    ],
  ),
  working(
    'Writing the cash book with cash and bank columns',
    'A customer’s cheque for ₹18,500, banked on the 3rd, is returned unpaid on the 8th. The bank charges ₹118. Which entry is right on the 8th?',
    [
      'Debit the customer ₹18,500 and Bank charges ₹118; credit Bank ₹18,618',
      'The customer owes the amount again, and the charge is a cost until it is recovered: ₹18,500 + ₹118 = ₹18,618 leaves the bank balance.',
    ],
    [
      'Delete the receipt of the 3rd; debit Bank charges ₹118 and credit Bank ₹118',
      'The cheque was received and banked; both stand in the bank statement. What happened on the 8th is entered on the 8th.',
    ],
    [
      'Debit Bad debts ₹18,500 and Bank charges ₹118; credit Bank ₹18,618',
      'A returned cheque is not yet a bad debt. The customer still owes the money and is asked for it.',
    ],
    [
      'Debit Cash ₹18,500 and Bank charges ₹118; credit Bank ₹18,618',
      'That would be a withdrawal of cash. No cash came in; the customer owes the money again.',
    ],
  ),
  working(
    'Writing the purchase, sales and returns day books',
    'A bill shows 60 bags at ₹450, trade discount 10%, freight ₹900 charged by the supplier and paid later with the bill. No GST is charged. What is entered as owed to the supplier?',
    [
      '₹25,200',
      'Trade discount is taken off before any entry: 60 × ₹450 = ₹27,000; ₹27,000 × 10% = ₹2,700; ₹27,000 − ₹2,700 + ₹900 = ₹25,200.',
    ],
    [
      '₹23,400',
      '₹27,000 − ₹2,700 − ₹900 = ₹23,400 takes the freight off. The supplier charges it, so it is owed to him.',
    ],
    [
      '₹24,300',
      '₹27,000 − ₹2,700 = ₹24,300 is the goods alone. The freight on the bill is owed to the same supplier.',
    ],
    [
      '₹25,110',
      'Here 10% was taken off freight too: (₹27,000 + ₹900) × 90% = ₹25,110. The discount is on the goods.',
    ],
  ),
  working(
    'Drawing up the trial balance',
    'The purchase of a computer for ₹48,000 was entered as Repairs. Depreciation is 40% a year, straight on cost for a full year. By how much is the year’s profit understated?',
    [
      '₹28,800',
      'Repairs are too high by ₹48,000; depreciation is missing: ₹48,000 × 40% = ₹19,200. ₹48,000 − ₹19,200 = ₹28,800.',
    ],
    ['₹48,000', 'That forgets the depreciation to be charged once the computer is an asset.'],
    [
      '₹19,200',
      'That is the depreciation itself, the charge that was missing, not the difference between the two charges.',
    ],
    [
      '₹67,200',
      '₹48,000 + ₹19,200 = ₹67,200 adds the two. One is taken out of expenses, the other put in.',
    ],
  ),
  working(
    'Month-end adjustments',
    'Shop insurance of ₹14,400 for twelve months was paid on 1 December. How much of it is an expense of the year that ends on 31 March?',
    [
      '₹4,800',
      'December to March are four months: ₹14,400 × 4 ÷ 12 = ₹4,800. The other ₹14,400 − ₹4,800 = ₹9,600 is prepaid.',
    ],
    [
      '₹14,400',
      'Payment and expense are two things. Eight months of cover belong to the next year.',
    ],
    [
      '₹9,600',
      '₹14,400 × 8 ÷ 12 = ₹9,600 is what is prepaid, an asset on 31 March, not the expense.',
    ],
    [
      '₹6,000',
      '₹14,400 × 5 ÷ 12 = ₹6,000 counts April too. The year ends on 31 March, after four months of cover.',
    ],
  ),
  working(
    'Posting the ledger',
    'Sales day book for July: total ₹3,48,000, of which Anand Stores ₹52,000. How are the two amounts posted?',
    [
      'Anand Stores is debited ₹52,000 on the day; Sales is credited ₹3,48,000 once, at the month’s end',
      'Each customer is posted from his own line as it is written, so that his balance is always right; Sales takes the total.',
    ],
    [
      'Sales is debited ₹3,48,000 at the month’s end; Anand Stores is credited ₹52,000 on the day',
      'The sides are interchanged. The one who receives goods is debited; income is credited.',
    ],
    [
      'Anand Stores is debited ₹52,000 and Sales is credited ₹3,48,000, both at the month’s end',
      'A customer’s balance would be wrong for a month, and a total has no names in it.',
    ],
    [
      'Anand Stores is debited ₹52,000 and Cash is credited ₹52,000; Sales takes the total later',
      'No cash moved: the sales day book holds sales on credit.',
    ],
  ),
  advanced(
    'Month-end adjustments',
    'A delivery van cost ₹6,00,000 on 1 April 2024. Depreciation is 15% a year on the written-down value. It is sold on 1 April 2026 for ₹4,20,000. What does the profit and loss account show?',
    [
      'A loss of ₹13,500',
      'After two years: ₹6,00,000 × 85% × 85% = ₹4,33,500. Sold for less: ₹4,33,500 − ₹4,20,000 = ₹13,500.',
    ],
    [
      'Neither a profit nor a loss',
      '₹6,00,000 × 70% = ₹4,20,000 takes 30% off cost, the straight-line way. On the written-down method the second 15% is taken on what is left.',
    ],
    [
      'A loss of ₹1,80,000',
      '₹6,00,000 − ₹4,20,000 = ₹1,80,000 compares the price with the cost, as if two years of depreciation had not been charged already.',
    ],
    [
      'A profit of ₹51,525',
      '₹4,20,000 − ₹3,68,475 = ₹51,525 charges a third year, but the van was sold on the first day of it.',
    ],
  ),
  advanced(
    'Drawing up the trial balance',
    'The trial balance shows debits of ₹8,64,200 and credits of ₹8,67,800. Which single error explains the difference exactly?',
    [
      'A discount allowed of ₹1,800 was posted to the credit side',
      'The difference is ₹8,67,800 − ₹8,64,200 = ₹3,600. An amount on the wrong side makes twice its size: ₹1,800 × 2 = ₹3,600, and credits are too large.',
    ],
    [
      'A purchase of ₹3,600 was left out of the books altogether',
      'What is left out on both sides leaves the trial balance in agreement. The error is real, but it does not show here.',
    ],
    [
      'Rent of ₹3,600 was debited to the account of Repairs by mistake',
      'The wrong account on the right side keeps both totals equal. It must be found by reading, not by adding.',
    ],
    [
      'A receipt of ₹36,000 was posted as ₹39,600 on both sides',
      '₹39,600 − ₹36,000 = ₹3,600 looks tempting, but both sides carry the same wrong figure, so they still agree.',
    ],
  ),
  advanced(
    'Trading account, profit and loss account',
    'Opening stock ₹1,10,000; purchases ₹7,40,000; carriage inwards ₹18,000; sales ₹9,60,000; closing stock at cost ₹1,36,000, of which goods that cost ₹20,000 can be sold for ₹14,000 only. What is gross profit?',
    [
      '₹2,22,000',
      'Closing stock: ₹1,36,000 − ₹20,000 + ₹14,000 = ₹1,30,000. Cost of goods sold: ₹1,10,000 + ₹7,40,000 + ₹18,000 − ₹1,30,000 = ₹7,38,000. ₹9,60,000 − ₹7,38,000 = ₹2,22,000.',
    ],
    [
      '₹2,28,000',
      '₹9,60,000 − (₹1,10,000 + ₹7,40,000 + ₹18,000 − ₹1,36,000) = ₹2,28,000 leaves damaged goods at cost. Stock is valued at cost or net realisable value, whichever is lower.',
    ],
    [
      '₹2,40,000',
      '₹9,60,000 − (₹1,10,000 + ₹7,40,000 − ₹1,30,000) = ₹2,40,000 leaves out carriage inwards, which is part of what the goods cost.',
    ],
    [
      '₹3,32,000',
      '₹9,60,000 − (₹7,40,000 + ₹18,000 − ₹1,30,000) = ₹3,32,000 leaves out the opening stock, which was sold as well.',
    ],
  ),
];
