import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const tallyBasic: Paper = [
  basic(
    'Contra vouchers',
    '₹20,000 in cash is paid into the firm’s own current account. Which voucher records it in TallyPrime?',
    [
      'Contra',
      'Money moves between two accounts of the firm’s own cash and bank. Contra is for just that.',
    ],
    [
      'Payment',
      'A payment goes to somebody outside: a supplier, an expense. Here the money stays in the firm.',
    ],
    [
      'Receipt',
      'A receipt comes from outside. Recording it so would need a ledger that gave the money, and there is none.',
    ],
    [
      'Journal',
      'Tally’s journal does not take cash and bank ledgers unless it is told to. The contra voucher exists for this.',
    ],
  ),
  basic(
    'The 28 predefined groups',
    'Under which group does a ledger “Security deposit with landlord” stand?',
    [
      'Deposits (Asset)',
      'The money will come back. Deposits (Asset) is a sub-group of Current Assets, and the balance sheet shows it there.',
    ],
    [
      'Indirect Expenses',
      'Nothing has been spent: a deposit is refunded when the shop is given back.',
    ],
    [
      'Sundry Debtors',
      'Debtors are customers who were sold something. The landlord bought nothing; he holds the firm’s money.',
    ],
    [
      'Current Liabilities',
      'Rent due would be there. The deposit will come back, so it is an asset.',
    ],
  ),
  basic(
    'Creating a company',
    'A firm founded on 1 July 2026 closes its year on 31 March and makes its first entry on the day it was founded. What are “Financial year from” and “Books beginning from”?',
    [
      '1 April 2026 and 1 July 2026',
      'The year runs from April to March; the books begin within it, on the day of the first entry.',
    ],
    [
      '1 July 2026 and 1 July 2026',
      'The first year would end on 30 June 2027, and no return or audit runs by such a year.',
    ],
    [
      '1 April 2026 and 1 April 2026',
      'Tally would take it, but the firm did not exist on 1 April. Its books begin with its first day.',
    ],
    [
      '1 July 2026 and 1 April 2027',
      'The books cannot begin after the business: three quarters would have no place.',
    ],
  ),
  basic(
    'Closing the day',
    'The cash ledger shows ₹8,460. The box holds ₹7,960. An unentered slip of ₹500 for auto fare is in the box. What should be done?',
    [
      'Enter the fare and find ₹7,960 in book and box',
      '₹8,460 − ₹500 = ₹7,960. The slip explains the whole difference, and it is entered on its own date.',
    ],
    [
      'Enter a shortage of ₹500 and have the cashier explain it',
      'A shortage is what is left after every voucher is entered. Here nothing is left.',
    ],
    [
      'Put ₹500 from the owner’s pocket into the box and file the paper away',
      'The owner would pay the firm’s expense unseen, and it would be missing from the books.',
    ],
    [
      'Alter yesterday’s closing balance to ₹7,960 and file the paper',
      'Balances follow from vouchers; they cannot be altered. The fare would never be an expense.',
    ],
  ),
  working(
    'Bill-wise entry',
    'A customer pays ₹15,000 before any bill is made, for goods to be sent next week. Which reference fits the receipt?',
    [
      'Advance',
      'The money waits under a name of its own; next week’s invoice is set against that reference.',
    ],
    ['Agst Ref', 'There is no bill yet against which it could be set.'],
    [
      'New Ref',
      'New Ref opens a bill. For a receipt the name for it is Advance, so that reports show it as money held for goods.',
    ],
    [
      'On Account',
      'It works in arithmetic, but ageing will show an unexplained credit that somebody must clear by hand.',
    ],
  ),
  working(
    'Opening balances',
    'After all opening balances are entered, Tally shows “Difference in Opening Balances ₹12,000 Dr”. What is the right next step?',
    [
      'Compare each ledger with last year’s closing trial balance to find the one that differs',
      'The difference is an error somewhere in what was typed. It is found by comparing line by line, and then it vanishes by itself.',
    ],
    [
      'Open a ledger “Difference” with ₹12,000 Cr and clear it in the year',
      'The balance sheet then agrees and the error stays, with a name that looks like an account.',
    ],
    [
      'Put ₹12,000 to the capital account, since every difference is the owner’s in the end',
      'That changes the owner’s capital without any event. Last year’s accounts say what the capital is.',
    ],
    [
      'Leave it as it is: the vouchers of the first month will bring both sides to agree',
      'Vouchers always balance, so they can never clear it.',
    ],
  ),
  working(
    'Sales vouchers',
    'An item invoice: 25 chairs at ₹1,840 with 5% in the discount column, and ₹500 for delivery. What is the invoice total (no tax)?',
    ['₹44,200', '25 × ₹1,840 = ₹46,000; ₹46,000 × 95% = ₹43,700; ₹43,700 + ₹500 = ₹44,200.'],
    [
      '₹44,175',
      '(₹46,000 + ₹500) × 95% = ₹44,175 gives discount on delivery too. The column belongs to the item line.',
    ],
    ['₹46,500', '₹46,000 + ₹500 = ₹46,500 leaves the discount out.'],
    ['₹43,700', 'That is the chairs alone; the delivery charge is missing.'],
  ),
  working(
    'Debit notes for goods sent back',
    'Four of the chairs come back damaged. Which voucher does the seller make, and against what?',
    [
      'A credit note to the customer, against the original invoice',
      'The customer’s debt grows smaller, so he is credited; tied to the bill, its balance is right in the ageing.',
    ],
    [
      'A debit note to the customer, against the original invoice',
      'A debit note raises what the customer owes. The buyer makes a debit note when he sends goods back.',
    ],
    [
      'A payment voucher to the customer, for four chairs',
      'Only when money is given back. The claim is corrected first.',
    ],
    [
      'No voucher: the original invoice is altered to 21 chairs',
      'The customer holds an invoice for 25. Two versions of one number cannot both be true.',
    ],
  ),
  working(
    'Journal vouchers for expenses on credit',
    'An audit fee of ₹30,000 for 2026-27 is not billed by 31 March. Which entry is made?',
    [
      'Journal on 31 March: debit Audit fee, credit Audit fee payable, ₹30,000',
      'The year bears its own cost; what is owed stands as a liability until the bill comes.',
    ],
    [
      'Journal on the day of the bill: debit Audit fee, credit Auditor, ₹30,000',
      'The next year would bear this year’s audit, and two years’ profits would be wrong.',
    ],
    [
      'Payment on 31 March: debit Audit fee, credit Bank, ₹30,000',
      'Nothing was paid. The bank would not agree with its statement.',
    ],
    [
      'Optional journal on 31 March: debit Audit fee, credit Audit fee payable, ₹30,000',
      'An optional voucher touches no account until it is made regular. It is a draft.',
    ],
  ),
  advanced(
    'Purchase vouchers',
    'The practice firm is not registered for GST. A supplier’s bill: goods ₹40,000, CGST ₹3,600, SGST ₹3,600. An auto driver brings them for ₹800, without tax. At what cost do the goods enter the books?',
    [
      '₹48,000',
      'Without registration there is no credit, so the tax is part of cost: ₹40,000 + ₹3,600 + ₹3,600 + ₹800 = ₹48,000.',
    ],
    [
      '₹40,800',
      '₹40,000 + ₹800 = ₹40,800 leaves the tax out. Nobody gives it back to an unregistered buyer.',
    ],
    [
      '₹47,200',
      '₹40,000 + ₹7,200 = ₹47,200 forgets the freight, which brought the goods to the shop.',
    ],
    [
      '₹40,000',
      'That is the price before tax and freight. The firm pays ₹48,000 and must recover it by selling.',
    ],
  ),
  advanced(
    'Bill-wise entry',
    'Mohan owes: bill 11 ₹18,000, bill 14 ₹26,500, bill 19 ₹9,200. He pays ₹40,000 “for 11 and 14, the rest later”. After the receipt, what does the ageing show as open?',
    [
      'Bill 14 ₹4,500 and bill 19 ₹9,200',
      '₹18,000 clears bill 11; ₹40,000 − ₹18,000 = ₹22,000 goes to bill 14; ₹26,500 − ₹22,000 = ₹4,500 remains, and bill 19 is untouched: ₹4,500 + ₹9,200 = ₹13,700.',
    ],
    [
      'Bill 19 ₹13,700',
      'The sum is right: ₹53,700 − ₹40,000 = ₹13,700. But bill 19 is ₹9,200; the payer said where his money goes.',
    ],
    [
      'Bills 11, 14 and 19 in full, and ₹40,000 on account',
      'That happens if you choose On Account. He named the bills, so the receipt must name them.',
    ],
    ['Bill 11 ₹4,500 and bill 19 ₹9,200', 'He named bill 11 first, and ₹40,000 covers it.'],
  ),
  advanced(
    'Masters and vouchers imported',
    'A sheet of 150 vouchers is imported; Tally reports 146 created and 4 exceptions. The sheet’s total is ₹12,86,400, the Day Book’s ₹12,41,900. What shows that nothing else is wrong?',
    [
      'The four rejected vouchers add up to ₹44,500',
      '₹12,86,400 − ₹12,41,900 = ₹44,500. If the four lines make exactly that, count and amount are both explained.',
    ],
    [
      'The trial balance agrees after the import',
      'Each voucher balances by itself, so the trial balance agrees with 146 as well as with 150.',
    ],
    [
      'Each of the four has a known reason',
      'The reason helps to correct them. Only the total shows whether the other 146 have the right amounts.',
    ],
    [
      '146 created and 4 rejected make 150',
      'The count is explained, but an amount read as ₹4,450 for ₹44,500 would not disturb it.',
    ],
  ),
];
