import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const powerBi: Paper = [
  basic(
    'From management’s questions to definitions',
    'The owner asks for “sales by branch”. What is settled before a chart is drawn?',
    [
      'With or without GST, returns and discounts; by invoice or dispatch date; whose branch a sale is',
      'Each answer changes the figure. Once the answers are written down, nobody argues about them every month.',
    ],
    [
      'The colours of the branches, the kind of chart and the order in which the branches stand',
      'Colours come after the figures are settled.',
    ],
    [
      'The licence of each reader, the hour of the refresh, and whether it opens on a telephone',
      'Needed later, for publishing.',
    ],
    [
      'The ledger group “Sales Accounts”, whose total by branch is what an owner means',
      'Whether returns, freight and transfers stand in it is not said. Two people will bring two totals to one meeting.',
    ],
  ),
  basic(
    'Star schema for accounts',
    'Which table is the fact table of a model for the ledger?',
    [
      'Voucher lines: date, ledger, party, amount',
      'Each line is something that happened and can be added up. Ledgers, parties and dates describe it.',
    ],
    ['The list of ledgers: name, group, opening balance', 'It describes; it is a dimension.'],
    ['The calendar: date, month, quarter, year', 'A dimension, too: it says what a date is.'],
    [
      'The trial balance: ledger, debits, credits',
      'It is a sum already: nothing can be drilled into.',
    ],
  ),
  basic(
    'Connections in Power BI Desktop',
    'A ledger of 3 lakh lines a year is refreshed each night, which is fresh enough. Import or DirectQuery, and why?',
    [
      'Import, since a day-old copy will do',
      'The data is small and a day old at most; it answers from memory, and all of DAX can be used.',
    ],
    [
      'DirectQuery, since a ledger is too large to import',
      'Three lakh lines a year are few. DirectQuery asks the source at each click: for data too large or too fresh to import.',
    ],
    [
      'DirectQuery, since all of DAX needs the live source',
      'It is the other way round: all of DAX works on imported data, and a part of it not in DirectQuery.',
    ],
    [
      'Import, since DirectQuery shows no totals',
      'DirectQuery shows totals like Import; it asks the source for each of them.',
    ],
  ),
  basic(
    'Tableau beginnings',
    'Why does no client’s ledger go to Tableau Public?',
    [
      'What is saved there can be seen by anybody',
      'It is for data that may be public; by default a visitor can even download the workbook. Confidential data stays on the desktop, on a server or on Tableau Cloud.',
    ],
    [
      'It reads no Excel workbooks and no text files',
      'It reads both: workbooks are among its commonest sources.',
    ],
    ['It costs more than a licence of Tableau Desktop', 'It is free, which is why people use it.'],
    [
      'It keeps a workbook for thirty days, no longer',
      'It keeps it as long as its owner leaves it there.',
    ],
  ),
  working(
    'DAX from first principles',
    'Margin % is wanted by product and in total. Which is right?',
    [
      'A measure: DIVIDE(SUM(Sales[Margin]), SUM(Sales[Amount]))',
      'It adds first and then divides, in whatever is being looked at, the total included.',
    ],
    [
      'A calculated column Margin/Amount, shown as a sum',
      'Percentages of lines are added: a product with ten lines may show 240%.',
    ],
    [
      'A measure: DIVIDE(SUM(Sales[Margin]), CALCULATE(SUM(Sales[Amount]), ALL(Sales)))',
      'By product it divides by the sales of all products. Only the total comes out right.',
    ],
    [
      'A measure: AVERAGEX(Sales, DIVIDE(Sales[Margin], Sales[Amount]))',
      'It averages the percentages of lines: a line of ₹100 counts as much as one of ₹1,00,000.',
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
    ["CALCULATE([Sales], DATESQTD('Calendar'[Date]))", 'That begins anew with each quarter.'],
    [
      "CALCULATE([Sales], SAMEPERIODLASTYEAR('Calendar'[Date]))",
      'That is the same period a year before.',
    ],
  ),
  working(
    'Statements in a matrix',
    'All voucher lines of the year are loaded, yet a balance sheet in a matrix shows for November the movements of November alone. What is missing?',
    [
      'A cumulative measure of all lines up to the last date shown',
      'Balances are sums from the beginning: CALCULATE with a filter on dates up to MAX of the calendar.',
    ],
    [
      'A relationship between the voucher lines and the ledgers',
      'Then no line would show at all, or the same in each.',
    ],
    ['A sort order of the months in the calendar', 'Order changes no amount.'],
    [
      'A measure that takes away the opening balances of the year',
      'The earlier months are there; what is needed is to add them, not to take more away.',
    ],
  ),
  working(
    'Publishing: workspaces and apps',
    'Branch managers must see their own branch only. How is it shown that they do?',
    [
      'Row-level security with a role, tested by “view as” for each of the branches',
      'The filter sits in the model and holds for every page and export.',
    ],
    [
      'A page for each branch, with the pages of the others hidden',
      'Hidden pages are found, and exports hold everything.',
    ],
    [
      'A slicer set to the branch, saved as a bookmark for each of the managers',
      'A slicer is there to be changed.',
    ],
    [
      'A link for each manager that opens the report filtered to the branch',
      'A filter in a link is changed by whoever reads the link.',
    ],
  ),
  working(
    'Tableau calculations',
    'What does { FIXED [Customer] : SUM([Amount]) } give in a view by month, without any filter?',
    [
      'Each customer’s total over all months, whatever the view shows',
      'FIXED computes at its own level; dimensions of the view do not divide it.',
    ],
    [
      'Each customer’s amount in the month that the view shows',
      'That is SUM([Amount]) in the view.',
    ],
    [
      'Each customer’s running total up to the month that the view shows',
      'That is RUNNING_SUM, a table calculation.',
    ],
    [
      'Each customer’s share in the total of all of the months',
      'The share still has to be divided.',
    ],
  ),
  advanced(
    'DAX from first principles',
    'Sales by customer total ₹84,00,000 in the table, but the card shows ₹87,20,000. Cash sales of ₹3,20,000 carry no customer. Which is right?',
    [
      'The card; the table should show the blank customer',
      '₹87,20,000 − ₹84,00,000 = ₹3,20,000. The table’s filter leaves out the blank customer, but cash sales are sales: both are shown.',
    ],
    [
      'The table; sales without a customer are left out until he is known',
      'Cash sales often have none. The ledger decides what is a sale.',
    ],
    [
      'Neither; the ₹3,20,000 is put to a suspense account before either is shown',
      'The ledger already says that they are sales. Nothing about them is in doubt but a name.',
    ],
    [
      'The table, once the lines without a customer are deleted',
      'If you delete lines, the report agrees with itself but not with the books.',
    ],
  ),
  advanced(
    'Star schema for accounts',
    'After a second fact table (budget by month and ledger) is related to voucher lines directly, totals are many times too high. What is the remedy?',
    [
      'Relate both to ledger and calendar, and not to one another',
      'Fact to fact is many to many: each line meets each budget. Through the shared dimensions each is added at its own level.',
    ],
    [
      'Let the relationship between the two filter in both directions, so that each sees the other',
      'That makes the totals even less reliable.',
    ],
    [
      'Divide the budget by the number of voucher lines of the month, in a measure',
      'It may fit one month.',
    ],
    [
      'Merge the budget into the voucher lines by month and ledger, in Power Query',
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
