import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const office: Paper = [
  basic(
    'Files and folders',
    'Which file name lets a colleague find an electricity bill of 5 October 2026 without opening anything?',
    [
      '2026-10-05_TNPDCL_electricity_4310.pdf',
      'Year-month-day first sorts by date by itself; party, matter and amount say the rest. It reads the same on every machine.',
    ],
    [
      'EB bill new final (2).pdf',
      'New and final are true for a week. Neither date nor amount can be told, and (2) means somebody saved it twice.',
    ],
    [
      '05-10-26.pdf',
      'Day first does not sort, 05-10 can be May or October to another reader, and the party is missing.',
    ],
    [
      'scan0047.pdf',
      'The scanner’s number says nothing. It will be found by opening forty-seven files.',
    ],
  ),
  basic(
    'Accurate keying',
    'You key 200 amounts. The control total on the slip is ₹9,84,310; your sheet says ₹9,84,490. What is worth looking for first?',
    [
      'Two neighbouring digits exchanged, such as 530 for 350',
      'The difference is ₹9,84,490 − ₹9,84,310 = ₹180, and ₹180 ÷ 9 = ₹20. A difference that 9 divides points to exchanged digits: 530 − 350 = 180.',
    ],
    [
      'An amount of ₹180 left out',
      'An amount left out makes your total smaller than the control total. Yours is larger.',
    ],
    [
      'A wrong number of rows',
      'Worth a glance, but 200 rows with 200 amounts can still hold exchanged digits, and a difference divisible by 9 says so.',
    ],
    [
      'A rounding difference',
      'Rounding makes paise or a few rupees, not ₹180 in a list of whole amounts.',
    ],
  ),
  basic(
    'Letters in Word',
    'A reminder to a customer lists four unpaid bills. What makes it most likely to be paid?',
    [
      'A table with bill number, date, amount and days overdue, the total, and the account to pay into',
      'The reader can check each bill and pay at once. Everything needed is on one page.',
    ],
    [
      '“Kindly clear all your pending dues immediately”',
      'Which dues? The customer has to ask, and asking takes a week.',
    ],
    [
      'The total alone, in bold capitals',
      'A total that cannot be checked is disputed; capitals make an enemy.',
    ],
    [
      'Copies of the bills without a letter',
      'Nobody adds up four scans. The letter is what says how much, until when and where to.',
    ],
  ),
  basic(
    'Care of confidential papers',
    'A mail from a known supplier says: “Our bank account has changed, please pay today’s bill there.” What do you do?',
    [
      'Ring the supplier on the number already in your records, and change nothing until it is confirmed',
      'False changes of bank details come from mailboxes that look, or are, genuine. Another channel, found by you, settles it.',
    ],
    [
      'Reply to the mail and ask whether it is true',
      'If the mailbox is in strange hands, the answer will be yes.',
    ],
    [
      'Ring the number in the mail’s signature',
      'Whoever wrote the mail wrote the signature as well.',
    ],
    [
      'Pay, because the bill itself is genuine',
      'The bill may be genuine and the account a thief’s. Money sent by transfer seldom comes back.',
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
    ['=B17*C17*F16', 'F1 would slide down to F16 only without its dollar signs.'],
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
      '=IF(A2+45>$H$1,$H$1-A2,0)',
      'The test is the wrong way round, and the age of the bill is shown, not its delay.',
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
      '=SUMIF(D:D,B:B,G2,A:A,G1)',
      'SUMIF takes one condition, and its arguments stand in another order.',
    ],
    [
      '=SUMIFS(D:D,B:B,G2,A:A,G1)',
      'That adds the bills of one single day, the first of the month.',
    ],
    [
      '=SUMIFS(D:D,B:B,G2,A:A,"<="&EOMONTH(G1,0))',
      'Everything from the beginning of time up to the month’s end is added: the lower limit is missing.',
    ],
  ),
  working(
    'Bringing rates and party codes',
    '=VLOOKUP(A2,Rates!A:C,3) gives a wrong rate for some items and no error. Why?',
    [
      'The last argument is missing, so it looks for the nearest match in a list taken as sorted',
      'Left out, the fourth argument means TRUE. With an unsorted list the nearest is anything. FALSE, or XLOOKUP, asks for the exact one.',
    ],
    ['VLOOKUP cannot read another sheet', 'It can. The reference Rates!A:C is sound.'],
    [
      'Column 3 is counted from A2',
      'The column is counted inside the table A:C, so 3 is C, as meant.',
    ],
    [
      'The items hold stray spaces',
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
    ['=VALUE(B2)', 'The letters make it text: #VALUE! is all that comes.'],
    [
      '=LEFT(B2,LEN(B2)-3)*1',
      'It may give the number where the machine reads commas as separators, but payments and receipts all come out positive.',
    ],
    [
      '=IF(RIGHT(B2,2)="Dr",VALUE(LEFT(B2,5)),-VALUE(LEFT(B2,5)))',
      'Five characters do not hold every amount, and the signs are exchanged: Dr in a bank’s statement is money out of your account.',
    ],
  ),
  advanced(
    'Cleaning a downloaded CSV',
    'Opening balance ₹2,18,640; the cleaned list has receipts of ₹11,42,300 and payments of ₹10,96,875; the bank’s closing balance is ₹2,61,265. What is the finding?',
    [
      'The list is wrong by ₹2,800: a payment is missing, or a receipt stands twice',
      '₹2,18,640 + ₹11,42,300 − ₹10,96,875 = ₹2,64,065, and ₹2,64,065 − ₹2,61,265 = ₹2,800. The list holds too much money.',
    ],
    [
      'The list is proved',
      '₹2,18,640 + ₹11,42,300 − ₹10,96,875 = ₹2,64,065, not ₹2,61,265. Without this sum nobody would have seen it.',
    ],
    [
      'The list is wrong by ₹2,800: a receipt is missing',
      'A missing receipt makes the computed balance too low. Here it is too high.',
    ],
    [
      'The list is wrong by ₹45,425',
      '₹11,42,300 − ₹10,96,875 = ₹45,425 is the month’s increase, not a difference.',
    ],
  ),
  advanced(
    'Mail merge',
    'Sixty letters are merged from Excel. In four of them the revised price reads 1249.5 instead of ₹1,249.50. What puts it right for good?',
    [
      'A number format switch in the Word field, or a text column in Excel made with TEXT()',
      'The merge carries the bare value, not the cell’s format. Either the field formats it or Excel hands over text.',
    ],
    ['Typing over the four letters', 'The next merge brings the same four mistakes, and others.'],
    [
      'Formatting the Excel column as currency',
      'It looks right in Excel, but the merge reads the value behind the format.',
    ],
    [
      'Saving the workbook as CSV first',
      'The value may then be text of some kind, but dates and long numbers are damaged on the way.',
    ],
  ),
  advanced(
    'Sorting, filtering, subtotals',
    'A PivotTable by the typed column “Month” shows “October” twice. What is the likely cause?',
    [
      'Some cells hold a space after the word: “October ” is another text than “October”',
      'Texts are one group only if every character agrees. TRIM on the column corrects it; a true date, grouped by month, never has the trouble.',
    ],
    [
      'The PivotTable needs a refresh',
      'A refresh reads the same cells again and shows the same two Octobers.',
    ],
    [
      'There are expenses in two Octobers',
      'A month typed without its year puts the Octobers of all years into one group. It never makes two of them.',
    ],
    ['The source is filtered', 'A PivotTable does not heed the filter of its source.'],
  ),
];
