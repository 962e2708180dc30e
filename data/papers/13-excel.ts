import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const excel: Paper = [
  basic(
    'Plan a workbook before typing',
    'Where does the GST rate of 18% stand in a workbook that uses it in forty formulas?',
    [
      'Once, in a named cell on the assumptions sheet',
      'A change is made in one place, and a reader sees what was assumed.',
    ],
    [
      'In each formula as *18%, so that each can be read alone',
      'Forty places to change, and the forty-first that is forgotten.',
    ],
    ['In a comment beside the total of each of the sheets', 'A comment computes nothing.'],
    ['In a hidden column of each sheet, safe from change', 'What is hidden is not reviewed.'],
  ),
  basic(
    'Charts for a report',
    'Two columns stand for ₹96 lakh and ₹98 lakh; the axis begins at 95. How does the reader see it?',
    [
      'As if sales had tripled: columns of 1 and 3',
      '98 − 95 = 3 against 96 − 95 = 1. Columns are read by their height and need an axis from zero.',
    ],
    ['As 2% more, since the axis is labelled', 'Eyes read heights before labels.'],
    ['As a fall, since the axis does not begin at zero', 'The second column is the taller one.'],
    [
      'As nearly equal, since 96 and 98 differ by little',
      'On this axis one is three times the other.',
    ],
  ),
  basic(
    'Dates and text',
    'Which result does =EOMONTH(DATE(2026,11,22),-1)+1 give?',
    ['1 November 2026', 'The end of the month before is 31 October; a day later begins November.'],
    ['31 October 2026', 'That is EOMONTH without the +1.'],
    ['30 November 2026', 'That is EOMONTH with 0.'],
    ['22 October 2026', 'That is EDATE with −1.'],
  ),
  basic(
    'Journal entry tests',
    'Vouchers of a month run from JV/0201 to JV/0388; the list has 185 distinct numbers. How many are missing, and what next?',
    [
      'Three; each is looked up as cancelled, deleted or in another month',
      '388 − 201 + 1 = 188; 188 − 185 = 3. The edit log or the register of cancelled vouchers explains each.',
    ],
    [
      'Two; each is looked up as cancelled, deleted or in another month',
      '388 − 201 − 185 = 2 forgets that both ends count.',
    ],
    [
      'None; gaps are usual where several users enter vouchers at one time',
      'Each gap needs its own answer: what happened to JV/0233, for example?',
    ],
    ['Three; vouchers without an amount are entered under their numbers', 'That hides a finding.'],
  ),
  working(
    'Lookups between two registers',
    '=XLOOKUP(A2,Parties[Code],Parties[City],"not found") shows 0 for a party that exists. Why?',
    [
      'The city of that party is an empty cell',
      'The record is found and its cell is blank; Excel shows a blank reference as 0. &"" or a test for "" tells it apart.',
    ],
    [
      'The code was not found in the column Code',
      'Then it would say “not found”, as the fourth argument asks.',
    ],
    ['XLOOKUP returns numbers only, and a city is text', 'It returns whatever the cell holds.'],
    [
      'The table is not sorted by its code',
      'XLOOKUP looks for an exact match by default; order does not matter.',
    ],
  ),
  working(
    'GSTR-2B against the purchase register',
    'The register has “INV/0045/26-27”, GSTR-2B “INV-45/2026-27”; GSTIN, date and tax agree. What is the sound way?',
    [
      'A cleaned key without zeros and year marks, matched with GSTIN and tax, and marked so',
      'The key, made of letters and digits alone, finds what people write differently; GSTIN and tax prevent wrong matches; the mark tells the reviewer how sure it is.',
    ],
    [
      'A match by the amount of tax alone, since two bills of one amount seldom come in a month',
      'Two bills of ₹11,800 from two suppliers are not one bill.',
    ],
    [
      'The supplier’s spelling typed over ours in the register, so that both agree from now on',
      'The register follows the paper. Next month brings another spelling.',
    ],
    [
      '“Missing in 2B”, the credit held back, and a reminder to the supplier that he must report',
      'Credit would wait without need, and the supplier would be blamed without cause.',
    ],
  ),
  working(
    'Power Query on one file',
    'A Tally export shows the party only in the first line of each group. Which step makes a table of it?',
    [
      'Fill Down on the party column, after empty texts are turned into null',
      'Fill Down copies a value into the nulls below it; empty texts are not null and would stop it.',
    ],
    [
      'Filter on the party column for rows that are not empty',
      'The lines under each party would be lost.',
    ],
    [
      'Unpivot Columns on the party column, so that parties become rows',
      'Unpivot turns columns into rows; the gaps remain.',
    ],
    [
      'Group By on the party column, with All Rows as its operation',
      'All lines without a party would fall into one group.',
    ],
  ),
  working(
    'Power Query on many files',
    'Which merge lists the customers of the master who did not buy in the year?',
    [
      'Left anti join: master on the left, sales on the right',
      'It keeps the rows of the left that find no partner on the right.',
    ],
    ['Inner join: master on the left, sales on the right', 'That lists those who did buy.'],
    [
      'Left outer join: master on the left, sales on the right',
      'That keeps all customers, buyers included; a filter would still be needed.',
    ],
    [
      'Right anti join: master on the left, sales on the right',
      'That lists sales without a customer in the master, a finding of another kind.',
    ],
  ),
  working(
    'Dynamic arrays: FILTER, SORT',
    '=FILTER(Ledger[Amount],(Ledger[Party]=B1)*(Ledger[Date]>=B2)) gives #CALC!. What does it mean?',
    [
      'No row meets both of the conditions',
      'An empty result has no cell to show. The third argument can say so in words: FILTER(…,…,"none") is clearer.',
    ],
    [
      'The * must be AND, which takes both',
      'AND gives a single TRUE or FALSE for a whole column. The product works row by row.',
    ],
    ['A cell below the formula is occupied', 'That gives #SPILL!.'],
    [
      'The dates of the ledger are texts',
      'Text is greater than any number in a comparison, so rows would be found, wrongly.',
    ],
  ),
  advanced(
    'Variance analysis: budget against actual',
    'Budget: 1,000 units at a margin of ₹50. Actual: 1,100 units at ₹46. Which bridge is right?',
    [
      'Volume ₹5,000 up, margin ₹4,400 down',
      '100 × ₹50 = ₹5,000; 1,100 × (₹46 − ₹50) = −₹4,400; ₹5,000 − ₹4,400 = ₹600, and 1,100 × ₹46 − 1,000 × ₹50 = ₹600.',
    ],
    [
      'Volume ₹4,600 up, margin ₹4,400 down',
      '100 × ₹46 = ₹4,600, and ₹4,600 − ₹4,400 = ₹200 does not add up to the change of ₹600.',
    ],
    [
      'Volume ₹5,000 up, margin ₹4,000 down',
      '₹5,000 − ₹4,000 = ₹1,000: the margin lost on the 100 further units was left out.',
    ],
    ['Volume nil, margin ₹600 up', 'The sum is right, the reason is lost: more was sold for less.'],
  ),
  advanced(
    'Forecast and what-if',
    'Opening cash ₹6,00,000. Weekly receipts: invoices due, of which 70% come in the week, 30% the week after. Due: week 1 ₹4,00,000, week 2 ₹5,00,000; from the week before ₹2,40,000 of delayed money arrives in week 1. Payments ₹7,00,000 a week. What is cash after week 2?',
    [
      '₹1,90,000 is left',
      'Week 1: ₹6,00,000 + ₹2,40,000 + ₹4,00,000 × 70% − ₹7,00,000 = ₹4,20,000. Week 2: ₹4,20,000 + ₹4,00,000 × 30% + ₹5,00,000 × 70% − ₹7,00,000 = ₹1,90,000.',
    ],
    [
      '₹3,40,000 is left',
      '₹6,00,000 + ₹2,40,000 + ₹4,00,000 + ₹5,00,000 − ₹14,00,000 = ₹3,40,000 takes every invoice as paid when due.',
    ],
    [
      '₹70,000 is left',
      '₹1,90,000 − ₹1,20,000 = ₹70,000 forgets that the rest of week 1 comes in week 2.',
    ],
    [
      'A shortfall of ₹50,000',
      '₹1,90,000 − ₹2,40,000 = −₹50,000 leaves out what was delayed from before.',
    ],
  ),
  advanced(
    'LET and LAMBDA',
    'A function for the quarter of the April-to-March year of a date d: which one is right?',
    [
      '=LAMBDA(d,"Q"&INT(MOD(MONTH(d)-4,12)/3)+1)',
      'MOD counts the months since April: 0 for April, 11 for March. INT of a third of that is 0 to 3, and one more is the quarter.',
    ],
    [
      '=LAMBDA(d,"Q"&ROUNDUP(MONTH(d)/3,0))',
      'That is the quarter of the calendar year: April would be Q2.',
    ],
    [
      '=LAMBDA(d,"Q"&ROUNDUP((MONTH(d)-3)/3,0))',
      'Right from April to December; January gives a minus.',
    ],
    [
      '=LAMBDA(d,"Q"&INT(MONTH(d)/4))',
      'April to July would be Q1, August to November Q2, December Q3.',
    ],
  ),
];
