import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const tallyReconciliation: Paper = [
  basic(
    'Bank reconciliation on paper',
    'A cheque issued on 29 March is cashed on 3 April. How is it shown at 31 March in a reconciliation that goes from the balance as per books to the bank’s?',
    [
      'Added to the balance as per books',
      'The books have deducted it, the bank has not yet: its statement shows more by that amount.',
    ],
    [
      'Entered once more in the cash book on 3 April, when it was cashed',
      'It is there already, on 29 March. Twice would be a payment that was never made.',
    ],
    [
      'Deducted from the balance as per books',
      'That moves the wrong way: the bank holds more money than the books, not less.',
    ],
    [
      'Reversed on 31 March and entered again in April',
      'The cheque was issued and the debt settled in March. Only the bank is late.',
    ],
  ),
  basic(
    'Cheques: registers',
    'A cheque dated 10 July 2026 is brought to the bank on 20 October 2026. What happens?',
    [
      'It is returned as stale: three months have passed',
      'Indian banks pay cheques within three months of their date. The debt stays; a new cheque is asked for.',
    ],
    [
      'It is paid: cheques are valid for six months',
      'Six months was the rule before 1 April 2012.',
    ],
    [
      'It is paid, if the balance allows it on that day',
      'The age of the cheque is looked at before the balance.',
    ],
    [
      'It is returned, and the debt lapses with it',
      'The cheque was a way to pay. What is owed is owed.',
    ],
  ),
  basic(
    'Cash: count by denomination',
    'The cash ledger shows ₹−2,300 on one day in May. What does that mean?',
    [
      'A receipt is missing, or a payment is dated too early',
      'A box cannot hold less than nothing. The vouchers around that day hold an error of fact or of date.',
    ],
    [
      'The cashier lent the firm ₹2,300 of his own on that day',
      'Then there would be a voucher for it. Without one it is a guess that hides the error.',
    ],
    [
      'Nothing to correct, if the balance at the month’s end is positive',
      'An auditor reads the lowest day, because it shows that the cash book was not written day by day.',
    ],
    [
      'The bank advanced cash against the next deposit',
      'A bank’s advance stands in the bank ledger. Cash in the box cannot fall below nothing.',
    ],
  ),
  basic(
    'Planning the month-end',
    'What must stand beside each open item of a reconciliation?',
    [
      'What it is, since when, who clears it and by when',
      'An item with an owner and a date gets cleared; an item without them will still be there next year.',
    ],
    [
      'The words “timing difference” and the auditor’s tick',
      'Some are timing differences. Neither word nor tick says what clears this one.',
    ],
    [
      'A correcting entry, dated the last day of the month, and its number',
      'Only errors in our books are corrected. A cheque in transit needs no entry.',
    ],
    [
      'The bank’s signature and the balance that it confirms',
      'The bank confirms its balance, not our list.',
    ],
  ),
  working(
    'Bank reconciliation on paper',
    'Balance as per bank book ₹3,42,600 (Dr). Cheques issued but not presented ₹58,400. Cheques deposited but not credited ₹36,000. Bank charges of ₹1,180 are not in the books yet. With which corrected balance does the reconciliation begin, and what does the bank statement show?',
    [
      '₹3,41,420 and ₹3,63,820',
      'Charges are entered first: ₹3,42,600 − ₹1,180 = ₹3,41,420. Only what is in transit is listed: ₹3,41,420 + ₹58,400 − ₹36,000 = ₹3,63,820.',
    ],
    [
      '₹3,42,600 and ₹3,63,820',
      'The end is right, but charges are no open item. The bank has taken the money, so the books enter it before the list begins.',
    ],
    [
      '₹3,41,420 and ₹3,19,020',
      '₹3,41,420 − ₹58,400 + ₹36,000 = ₹3,19,020: both items in transit were moved the wrong way.',
    ],
    [
      '₹3,42,600 and ₹3,19,020',
      '₹3,42,600 − ₹58,400 + ₹36,000 − ₹1,180 = ₹3,19,020: the charges are left in the list, and both items in transit were moved the wrong way.',
    ],
  ),
  working(
    'Bank reconciliation on paper',
    'The bank statement shows an overdraft of ₹84,000. A cheque of ₹12,500 issued is not presented; a deposit of ₹20,000 is not credited. What does the bank book show?',
    [
      'An overdraft of ₹76,500',
      'With an overdraft as minus: −₹84,000 − ₹12,500 + ₹20,000 = −₹76,500.',
    ],
    [
      'An overdraft of ₹91,500',
      '−₹84,000 + ₹12,500 − ₹20,000 = −₹91,500: the two items were taken the other way round.',
    ],
    [
      'An overdraft of ₹1,16,500',
      '−₹84,000 − ₹12,500 − ₹20,000 = −₹1,16,500: a deposit lowers an overdraft.',
    ],
    [
      'An overdraft of ₹96,500',
      '−₹84,000 − ₹12,500 = −₹96,500 leaves the deposit out: the books have it already.',
    ],
  ),
  working(
    'UPI, card and payment-gateway receipts',
    'Card sales of ₹1,20,000. The gateway charges 2% and 18% GST on its charge. What arrives in the bank?',
    [
      '₹1,17,168',
      'Charge: ₹1,20,000 × 2% = ₹2,400. GST: ₹2,400 × 18% = ₹432. ₹1,20,000 − ₹2,400 − ₹432 = ₹1,17,168.',
    ],
    [
      '₹1,17,600',
      '₹1,20,000 − ₹2,400 = ₹1,17,600 forgets the GST on the charge, which a registered firm may claim back.',
    ],
    ['₹1,19,568', '₹1,20,000 − ₹432 = ₹1,19,568 takes off the tax and leaves the charge itself.'],
    [
      '₹1,17,552',
      '₹1,20,000 − ₹2,448 = ₹1,17,552 takes 2% once more on the charge; the tax is 18% of it.',
    ],
  ),
  working(
    'Suppliers: statement against ledger',
    'Our ledger: ₹2,14,500 payable. The supplier’s statement: ₹2,48,900. A bill of ₹29,800 has not reached us. Our debit note of ₹4,600 is not in the statement. Is everything explained?',
    [
      'Yes, nothing remains',
      '₹2,14,500 + ₹29,800 + ₹4,600 = ₹2,48,900. Ask for the bill, send the debit note again.',
    ],
    [
      'No, ₹9,200 remains',
      '₹2,48,900 − (₹2,14,500 + ₹29,800 − ₹4,600) = ₹9,200 deducts the debit note. Our ledger is lower because of it, so it must be added back.',
    ],
    [
      'No, ₹34,400 remains',
      '₹2,48,900 − ₹2,14,500 = ₹34,400 is the whole difference before any item is looked at.',
    ],
    ['No, ₹4,600 remains', '₹34,400 − ₹29,800 = ₹4,600: the rest is exactly our debit note.'],
  ),
  working(
    'Term loans, cash credit',
    'A loan of ₹10,00,000 at 9% a year, interest by the month on the balance. The first instalment is ₹20,758. How much of it repays principal?',
    [
      '₹13,258',
      'Interest of the month: ₹10,00,000 × 9% ÷ 12 = ₹7,500. ₹20,758 − ₹7,500 = ₹13,258.',
    ],
    [
      '₹20,758',
      'Then the loan would carry no interest, and the ledger would be lower than the bank’s statement.',
    ],
    ['₹7,500', 'That is the interest of the first month.'],
    [
      '₹11,758',
      '₹20,758 − ₹9,000 = ₹11,758 takes 0.9% as a month’s interest. 9% a year is 0.75% a month.',
    ],
  ),
  advanced(
    'Importing the bank statement',
    'Tally matches a receipt of ₹50,000 in the statement with a receipt voucher of ₹50,000 from Devi & Co. The narration names Dev Industries. What now?',
    [
      'Unlink it, find who paid, and correct the voucher or enter the missing one',
      'Amount and date alone matched two different payers. If it stays so, a customer who owes is shown as paid, and one who paid is shown as owing.',
    ],
    [
      'Keep the match, since amount and date agree in bank and book',
      'Bank and book agree, but the customers’ ledgers do not. The reminder will go to the one who paid.',
    ],
    [
      'Change the narration to Devi & Co, so that both name one payer',
      'The bank’s words are evidence. They are read, not changed.',
    ],
    [
      'Delete the voucher of Devi & Co and enter one for Dev Industries',
      'It may be a true receipt that arrives tomorrow. First find out who paid.',
    ],
  ),
  advanced(
    'Trial balance review and sign-off',
    'At the close, Suspense shows ₹31,500 Cr. Found: ₹27,000 received from a customer whose name is known by now, and a purchase bill of ₹4,500 credited to Suspense instead of the supplier. What are the corrections?',
    [
      'Debit Suspense ₹31,500; credit the customer ₹27,000 and the supplier ₹4,500',
      'Both are there as credits: money received without a name, and a bill owed. ₹27,000 + ₹4,500 = ₹31,500 clears it.',
    ],
    [
      'Debit Suspense ₹31,500; credit Other income ₹27,000 and Purchases ₹4,500',
      'Neither is income or a saving: one is a debt paid to us, the other a debt of ours.',
    ],
    [
      'Debit Suspense ₹27,000; credit the customer ₹27,000; leave ₹4,500',
      'The supplier’s bill is known as well. What is known does not stay in suspense.',
    ],
    [
      'Leave ₹31,500 in Suspense and explain both items in a note to the accounts',
      'A note is for what is not known. Both items are known.',
    ],
  ),
  advanced(
    'Suppliers: statement against ledger',
    'A micro enterprise (Udyam) delivered on 1 September 2026; no term was agreed in writing. By which day must it be paid to stay within the MSMED Act?',
    [
      'By 16 September 2026, within 15 days of acceptance',
      'Without a written agreement the limit is 15 days from acceptance of the goods; with one, the agreed day, at most 45 days.',
    ],
    [
      'By 16 October 2026, within 45 days of acceptance',
      '45 days is the ceiling of a written agreement. Without one it is 15.',
    ],
    [
      'By 28 February 2027, within 180 days of the invoice',
      '180 days is the GST limit after which credit is reversed; it gives no leave to pay late.',
    ],
    [
      'By 31 October 2026, on the supplier’s usual terms of 60 days',
      'Terms beyond 45 days have no effect against a micro or small supplier.',
    ],
  ),
];
