import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const powerBi: Paper = [
  basic(
    'From management’s questions to definitions',
    'The owner asks for “sales by branch”. What is settled before a chart is drawn?',
    [
      'With or without GST, returns and discounts; by invoice or dispatch date; whose branch a sale is',
      'Each answer changes the figure. Written down once, it ends the argument of every month.',
    ],
    ['The colours of the branches', 'Colours come when the figures stand.'],
    ['The licence of each reader', 'Needed later, for publishing.'],
    ['Nothing: sales are sales', 'Two people will bring two totals to one meeting.'],
  ),
  basic(
    'Star schema for accounts',
    'Which table is the fact table of a model for the ledger?',
    [
      'Voucher lines: date, ledger, party, amount',
      'Each line is something that happened and can be added up. Ledgers, parties and dates describe it.',
    ],
    ['The list of ledgers', 'It describes; it is a dimension.'],
    ['The calendar', 'A dimension, too: it says what a date is.'],
    ['The trial balance of the year', 'It is a sum already: nothing can be drilled into.'],
  ),
  basic(
    'Connections in Power BI Desktop',
    'A ledger of 3 lakh lines a year is refreshed each night. Import or DirectQuery?',
    [
      'Import',
      'The data is small and a day old at most; it answers from memory, and all of DAX can be used.',
    ],
    [
      'DirectQuery, because it is newer',
      'It asks the source at each click: for data too large or too fresh to import.',
    ],
    ['Neither: a PDF of the ledger', 'A PDF is a picture of data.'],
    ['DirectQuery, to save a licence', 'The licence follows from sharing, not from the mode.'],
  ),
  basic(
    'Tableau beginnings',
    'Why does no client’s ledger go to Tableau Public?',
    [
      'Whatever is saved there can be seen, and by default downloaded, by anybody',
      'It is for data that may be public. Confidential data stays on the desktop, on a server or on Tableau Cloud.',
    ],
    ['It cannot read Excel', 'It can: workbooks are among its commonest sources.'],
    ['It costs too much', 'It is free, which is the temptation.'],
    ['It has no charts for finance', 'It has the same charts.'],
  ),
  working(
    'DAX from first principles',
    'Margin % is wanted by product and in total. Which is right?',
    [
      'A measure: DIVIDE(SUM(Sales[Margin]), SUM(Sales[Amount]))',
      'It adds first and divides then, in whatever is being looked at, the total included.',
    ],
    [
      'A calculated column Margin/Amount, shown as a sum',
      'Percentages of lines are added: a product with ten lines may show 240%.',
    ],
    [
      'A calculated column Margin/Amount, shown as an average',
      'A line of ₹100 counts as much as one of ₹1,00,000.',
    ],
    [
      'A measure: AVERAGE(Sales[Margin]) / AVERAGE(Sales[Amount])',
      'It happens to give the same where no cell is blank, and something else where one is. DIVIDE of sums says what is meant.',
    ],
  ),
  working(
    'Time intelligence',
    'Which measure gives the year to date for years that end on 31 March?',
    [
      'TOTALYTD([Sales], \'Calendar\'[Date], "3-31")',
      'The third argument says where the year ends; without it, it ends on 31 December.',
    ],
    ["TOTALYTD([Sales], 'Calendar'[Date])", 'That begins anew on 1 January.'],
    ['SUM(Sales[Amount])', 'That is whatever the filter leaves, not the year to date.'],
    ['SAMEPERIODLASTYEAR([Sales])', 'That takes dates, and looks a year back.'],
  ),
  working(
    'Statements in a matrix',
    'A balance sheet in a matrix shows for November the movements of November alone. What is missing?',
    [
      'A cumulative measure: all lines up to the last date shown',
      'Balances are sums from the beginning: CALCULATE with a filter on dates up to MAX of the calendar.',
    ],
    ['A relationship to the ledgers', 'Then no line would show at all, or the same in each.'],
    ['A sort order', 'Order changes no amount.'],
    ['More data', 'The earlier months are there; the measure leaves them out.'],
  ),
  working(
    'Publishing: workspaces and apps',
    'Branch managers must see their own branch only. How is it shown that they do?',
    [
      'Row-level security with a role, tested by “view as” for each branch and by a manager’s own account',
      'The filter sits in the model and holds for every page and export.',
    ],
    [
      'A page per branch, the others hidden',
      'Hidden pages are found, and exports hold everything.',
    ],
    ['A slicer set to the branch', 'A slicer is there to be changed.'],
    ['A mail that asks them to look at their own branch', 'That is a wish.'],
  ),
  working(
    'Tableau calculations',
    'What does { FIXED [Customer] : SUM([Amount]) } give in a view by month?',
    [
      'Each customer’s total over all months, whatever the view shows',
      'FIXED computes at its own level; dimensions of the view do not divide it. Context filters still do.',
    ],
    ['Each customer’s amount in that month', 'That is SUM([Amount]) in the view.'],
    ['The running total', 'That is RUNNING_SUM, a table calculation.'],
    ['The share of each customer', 'The share still has to be divided.'],
  ),
  advanced(
    'DAX from first principles',
    'Sales by customer total ₹84,00,000 in the table, but the card shows ₹87,20,000. Voucher lines worth ₹3,20,000 have no customer. Which is right?',
    [
      'The card; the table’s filter leaves out the blank customer, who should be shown as such',
      '₹87,20,000 − ₹84,00,000 = ₹3,20,000. Lines without a customer are sales and a fault of the data: both are shown.',
    ],
    [
      'The table: sales without a customer are none',
      'Cash sales often have none. The ledger decides what is a sale.',
    ],
    ['Neither; the mean ₹85,60,000', 'Figures are explained, not averaged.'],
    [
      'The table, once the lines are deleted',
      'Deleting lines makes the report agree with itself and with nothing else.',
    ],
  ),
  advanced(
    'Star schema for accounts',
    'After a second fact table (budget by month and ledger) is related to voucher lines directly, totals are many times too high. What is the remedy?',
    [
      'Relate both to the shared dimensions, ledger and calendar, and not to one another',
      'Fact to fact is many to many: each line meets each budget. Through the dimensions each is added at its own level.',
    ],
    ['A filter in both directions', 'That spreads the confusion.'],
    ['Divide the totals by the number of lines', 'It may fit one month.'],
    [
      'Put the budget into each voucher line',
      'A month’s budget would stand as often as there are vouchers.',
    ],
  ),
  advanced(
    'Review before release',
    'The report shows revenue ₹2,18,40,000. Found: credit notes of ₹3,60,000 were not loaded, and a round-off ledger of ₹30,000 Dr is mapped to revenue though it is an expense. What does the report show when both are corrected?',
    [
      '₹2,15,10,000',
      'Credit notes lower it: ₹2,18,40,000 − ₹3,60,000 = ₹2,14,80,000. The round-off, a debit, had lowered revenue; taken out, it is added back: ₹2,14,80,000 + ₹30,000 = ₹2,15,10,000.',
    ],
    [
      '₹2,14,50,000',
      '₹2,18,40,000 − ₹3,60,000 − ₹30,000 = ₹2,14,50,000 takes the round-off away a second time. It lies in revenue as a debit already.',
    ],
    ['₹2,14,80,000', 'That corrects the credit notes alone.'],
    [
      '₹2,22,30,000',
      '₹2,18,40,000 + ₹3,60,000 + ₹30,000 = ₹2,22,30,000 adds the credit notes, which take sales back.',
    ],
  ),
];
