import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const office: Paper = [
  basic(
    'Files and folders',
    'A folder of two years’ bills is sorted by name. Which file name puts the electricity bill of 5 October 2026 in its place by date, and says from whom it is and for how much?',
    [
      '2026-10-05_TNPDCL_4310.pdf',
      'Year-month-day first sorts by date by itself; party and amount say the rest. It reads the same on every machine.',
    ],
    [
      'EB bill October new final (2).pdf',
      '“New” and “final” are true for a week only. The name gives no day, year or amount, and (2) means that somebody saved it twice.',
    ],
    [
      '05-10-26_electricity_bill.pdf',
      'Day first puts all bills of a 5th together, whatever the month, and neither party nor amount is said.',
    ],
    [
      'Scan_0047_electricity.pdf',
      'The scanner’s number gives no date. Among the bills of two years it will be found by opening them.',
    ],
  ),
  basic(
    'Accurate keying',
    'You key 200 amounts. The control total on the slip is ₹9,84,310; your sheet says ₹9,84,490. What is worth looking for first?',
    [
      'Two neighbouring digits exchanged in one amount',
      'The difference is ₹9,84,490 − ₹9,84,310 = ₹180, and ₹180 ÷ 9 = ₹20. A difference that 9 divides points to exchanged digits: 530 − 350 = 180.',
    ],
    [
      'An amount of ₹180 on the slip left out of the sheet',
      'An amount left out makes your total smaller than the control total. Yours is larger.',
    ],
    [
      'A row too few among the 200',
      'Worth a glance, but a row too few makes the sheet’s total smaller. Yours is larger, and by a difference that 9 divides.',
    ],
    [
      'Paise rounded off on each of the 200 amounts',
      'Rounding makes odd paise, not exactly ₹180 in a list of whole amounts.',
    ],
  ),
  basic(
    'Letters in Word',
    'A reminder to a customer lists four unpaid bills. What makes it most likely to be paid?',
    [
      'A table of the four bills with date, amount and days overdue, the total, and the account to pay into',
      'The reader can check each bill and pay at once. Everything needed is on one page.',
    ],
    [
      'A firm sentence: “Kindly clear all your pending dues immediately, failing which we shall stop supply and proceed as advised”',
      'Which dues? The customer has to ask, and asking takes a week.',
    ],
    [
      'The total alone in bold, with the date of the reminder before it and the name of the director under it',
      'A total that cannot be checked is disputed, and a director’s name does not help to check it.',
    ],
    [
      'Copies of the four bills in one file, without a covering letter, sent again each week',
      'Nobody adds up four scans. The letter is what says how much, until when and where to.',
    ],
  ),
  basic(
    'Care of confidential papers',
    'A mail from a known supplier says: “Our bank account has changed, please pay today’s bill there.” What do you do?',
    [
      'Call the supplier on the number in your own records, and pay after he confirms',
      'False changes of bank details come from mailboxes that look, or are, genuine. Another channel, found by you, settles it.',
    ],
    [
      'Reply to the mail, ask whether the account has changed, and pay after the answer',
      'If somebody else controls the mailbox, the answer will be yes.',
    ],
    [
      'Call the number in the mail’s signature, and pay after the person there has confirmed',
      'Whoever wrote the mail wrote the signature as well.',
    ],
    [
      'Pay the bill, since mail address and bill are the supplier’s and the due date is today',
      'Address and bill may be genuine and the account a thief’s. Money sent by transfer seldom comes back.',
    ],
  ),
  working(
    'Excel sheets that can be trusted',
    'D2 holds =B2*C2*$F$1 and is filled down to D40. What does D17 hold?',
    ['=B17*C17*$F$1', 'B and C move with the row; the dollar signs keep F1 where the rate stands.'],
    [
      '=B2*C2*$F$1',
      'That would be so with dollars on every reference: $B$2*$C$2. Relative references move.',
    ],
    ['=B17*C17*$F16', 'F1 would slide down to F16 only if its row had no dollar sign.'],
    ['=B17*C17*$F$17', 'A fixed row is fixed: the dollar before 1 keeps it at 1.'],
  ),
  working(
    'Formulas for a bills list',
    'Credit is 45 days from the invoice date in A2. Which formula gives the days overdue on the date in H1, and nothing below zero?',
    [
      '=MAX(0,$H$1-(A2+45))',
      'The due date is A2+45; what lies beyond it is overdue, and MAX keeps bills not yet due at 0.',
    ],
    [
      '=$H$1-A2-45',
      'Right for overdue bills, but a bill due next week shows minus seven, and the total overdue comes out too low.',
    ],
    [
      '=MAX(0,$H$1-A2)-45',
      'The 45 days are taken off after the cut at zero: a bill of today shows minus 45.',
    ],
    [
      '=IF(A2+45>$H$1,$H$1-A2-45,0)',
      'The test is the wrong way round: bills overdue show 0, and those not yet due a minus.',
    ],
  ),
  working(
    'Formulas for a bills list',
    'Which formula adds the amounts in D where the party in B is the one in G2 and the date in A falls in the month that begins on the date in G1?',
    [
      '=SUMIFS(D:D,B:B,G2,A:A,">="&G1,A:A,"<="&EOMONTH(G1,0))',
      'EOMONTH(G1,0) is the last day of that month; both ends are included, and SUMIFS takes the party as a further condition.',
    ],
    [
      '=SUMIF(B:B,G2,D:D)-SUMIF(A:A,"<"&G1,D:D)',
      'It adds all of the party’s bills and then subtracts everybody’s bills of earlier months. Two SUMIFs do not make one sum with two conditions.',
    ],
    [
      '=SUMIFS(D:D,B:B,G2,A:A,">="&G1,A:A,"<"&EOMONTH(G1,0))',
      'The last day of the month is left out: EOMONTH gives it, and “less than” excludes it.',
    ],
    [
      '=SUMIFS(D:D,B:B,G2,A:A,"<="&EOMONTH(G1,0))',
      'It adds everything up to the month’s end: the lower limit is missing.',
    ],
  ),
  working(
    'Bringing rates and party codes',
    '=VLOOKUP(A2,Rates!A:C,3) gives a wrong rate for some items and no error. Why?',
    [
      'The last argument is missing: it takes the nearest match in an unsorted list',
      'Left out, the fourth argument means TRUE. With an unsorted list the nearest is anything. FALSE, or XLOOKUP, asks for the exact one.',
    ],
    [
      'The table stands on another sheet, where VLOOKUP finds rows by position',
      'VLOOKUP reads another sheet as it reads its own. The reference Rates!A:C is right.',
    ],
    [
      'Column 3 is counted from the cell A2, so that it reads two columns too far',
      'The column is counted inside the table A:C, so 3 is C, as meant.',
    ],
    [
      'The items hold stray spaces, which make VLOOKUP take the item next to it',
      'Stray spaces give #N/A under exact match. Here a wrong rate comes without an error, which is the mark of a near match.',
    ],
  ),
  working(
    'Cleaning a downloaded CSV',
    'A bank’s CSV shows amounts such as “12,450.00 Dr” and “3,000.00 Cr” in one column. Which formula in a new column gives payments as minus and receipts as plus?',
    [
      '=VALUE(SUBSTITUTE(LEFT(B2,LEN(B2)-3),",",""))*IF(RIGHT(B2,2)="Cr",1,-1)',
      'The last three characters go, the commas go, the text becomes a number, and the suffix gives the sign.',
    ],
    [
      '=VALUE(SUBSTITUTE(SUBSTITUTE(SUBSTITUTE(B2,",","")," Dr","")," Cr",""))',
      'The amount becomes a number, but Dr and Cr are removed before they are read: payments and receipts all come out positive.',
    ],
    [
      '=VALUE(LEFT(B2,LEN(B2)-3))*IF(RIGHT(B2,2)="Dr",1,-1)',
      'The signs are exchanged: Dr in a bank’s statement is money out of your account.',
    ],
    [
      '=IF(RIGHT(B2,2)="Cr",VALUE(SUBSTITUTE(LEFT(B2,5),",","")),-VALUE(SUBSTITUTE(LEFT(B2,5),",","")))',
      'The signs are right, but five characters do not hold every amount: 12,450.00 would be read as 12,45.',
    ],
  ),
  advanced(
    'Cleaning a downloaded CSV',
    'Opening balance ₹2,18,640; the cleaned list has receipts of ₹11,42,300 and payments of ₹10,96,875; the bank’s closing balance is ₹2,61,265. What is the finding?',
    [
      'The list is wrong by ₹2,800: a payment is missing, or a receipt stands there twice',
      '₹2,18,640 + ₹11,42,300 − ₹10,96,875 = ₹2,64,065, and ₹2,64,065 − ₹2,61,265 = ₹2,800. The list holds too much money.',
    ],
    [
      'The list is proved, since its increase and the bank’s are the same amount',
      '₹2,18,640 + ₹11,42,300 − ₹10,96,875 = ₹2,64,065, not ₹2,61,265. Without this sum nobody would have seen it.',
    ],
    [
      'The list is wrong by ₹2,800: a receipt is missing, or a payment stands twice',
      'A missing receipt or a payment entered twice makes the computed balance too low. Here it is too high.',
    ],
    [
      'The list is wrong by ₹45,425: a payment and a receipt have been exchanged',
      '₹11,42,300 − ₹10,96,875 = ₹45,425 is the month’s increase, not a difference.',
    ],
  ),
  advanced(
    'Mail merge',
    'Sixty letters are merged from Excel. In four of them the revised price reads 1249.5 instead of ₹1,249.50. What corrects it for good?',
    [
      'A format switch in the Word field, or TEXT() in the column',
      'The merge carries the bare value, not the cell’s format. Either the field formats it or Excel hands over text.',
    ],
    [
      'The currency format on the Excel column, saved before the letters are merged again',
      'It looks right in Excel, but the merge reads the value behind the format.',
    ],
    [
      'The four letters typed over in Word and kept as the pattern of the next month',
      'The next merge reads Excel again and brings the same mistakes, and others.',
    ],
    [
      'The workbook saved as CSV, which is then taken as the merge’s source',
      'A CSV may carry some cells as they look, but dates and long numbers are damaged on the way.',
    ],
  ),
  advanced(
    'Sorting, filtering, subtotals',
    'A PivotTable by the typed column “Month” shows “October” twice. What is the likely cause?',
    [
      'Some cells hold a space after the word “October”',
      'Texts are one group only if every character agrees. TRIM on the column corrects it; a true date, grouped by month, never has the trouble.',
    ],
    [
      'The PivotTable was not refreshed after new rows came in',
      'A refresh reads the same cells again and shows the same two Octobers.',
    ],
    [
      'The expenses come from the Octobers of two different financial years',
      'A month typed without its year puts the Octobers of all years into one group. It never makes two of them.',
    ],
    [
      'A filter in the source list hides a part of the rows for October',
      'A PivotTable ignores the filter of its source.',
    ],
  ),
];
