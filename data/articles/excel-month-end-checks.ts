import type { Article } from '#data/articles/article';

export const excelMonthEndChecks = {
  id: 'excel-month-end-checks',
  title: 'Ten Excel checks for the month end',
  excerpt: 'Ten checks with exact formulas, from control totals to gaps in the invoice series.',
  author: 'HOA accountant service desk',
  date: '2026-11-04',
  updated: '2026-11-26',
  readTime: '4 min read',
  category: 'Excel',
  featured: false,
  restsOn: ['delayed-payment', 'gst-rates'],
  body: `Month-end checks are worth building once. Put each register in an Excel table (Ctrl+T), give the
table a name, and write formulas that answer in one cell: zero, "None" or "No gap" means pass. The
formulas below use table columns and need Microsoft 365 or Excel 2021 and later. The period is
October 2026; change the dates to yours.

## 1. The trial balance agrees {#trial-balance}

\`=ROUND(SUM(TB[Debit])-SUM(TB[Credit]),2)\`

Rounding to paise matters: without it Excel may show a difference such as 0.0000000003 and your
test for zero fails. An exported trial balance that does not agree usually has a group total
exported together with its ledgers.

## 2. Register totals agree with ledgers {#control-totals}

A control total is the same figure taken from two independent places. Set them side by side:

| Head, October 2026 | Sales register ₹ | Ledger ₹ | Difference ₹ |
| --- | ---: | ---: | ---: |
| Taxable sales | 18,40,000 | 18,40,000 | 0 |
| Output CGST | 1,38,600 | 1,38,600 | 0 |
| Output SGST | 1,38,600 | 1,38,600 | 0 |
| Output IGST | 54,000 | 52,200 | 1,800 |
| **Total** | **21,71,200** | **21,69,400** | **1,800** |

All sales here are at 18%, and the register proves itself: 18% of 18,40,000 is 3,31,200, which is
1,38,600 + 1,38,600 + 54,000. The ledger is short by ₹1,800, which is 18% of ₹10,000. Look for one
inter-State invoice of ₹10,000 whose tax was posted elsewhere.

## 3. Movements rebuild from the day book {#movements}

In a column of the trial balance table, with the month's net movement (debit less credit) in
\`Movement\`:

\`=ROUND(SUMIFS(Daybook[Debit],Daybook[Ledger],[@Ledger])-SUMIFS(Daybook[Credit],Daybook[Ledger],[@Ledger])-[@Movement],2)\`

A difference means that the two reports were taken at different times, or that ledger names differ
by a space. Clean the names with \`=TRIM(SUBSTITUTE([@Name],UNICHAR(160)," "))\`, because exports often
carry non-breaking spaces that TRIM alone leaves in place; UNICHAR(160) is that space on Windows and
Mac alike.

## 4. Purchases missing from GSTR-2B {#xlookup}

Build the same key in both tables:

\`=UPPER(TRIM([@GSTIN]))&"_"&UPPER(SUBSTITUTE(SUBSTITUTE(TRIM([@InvoiceNo]),"/",""),"-",""))\`

Then, in the purchase table:

\`=XLOOKUP([@Key],TwoB[Key],TwoB[Tax],"Not in 2B")\`

Name that column \`Tax2B\`, and beside it write:

\`=IF(ISNUMBER([@Tax2B]),ROUND([@Tax]-[@Tax2B],2),"Missing")\`

Run it in the other direction too: documents in 2B that are not in your books are either purchases
not yet entered or not yours. The key will not match 0045 with 45; check what is left by eye.
XLOOKUP returns the first match only, so run check 5 before this one.

## 5. No bill entered twice {#duplicates}

\`=IF(COUNTIFS(Purchase[Key],[@Key])>1,"Duplicate","")\`

The key already joins supplier and invoice number. For a weaker but useful second test, look for
the same supplier, date and amount under different numbers:

\`=IF(COUNTIFS(Purchase[GSTIN],[@GSTIN],Purchase[Date],[@Date],Purchase[Total],[@Total])>1,"Look","")\`

## 6. No gap in the invoice series {#gaps}

With the running number alone in a numeric column \`Serial\`:

\`=LET(n,Sales[Serial],run,SEQUENCE(MAX(n)-MIN(n)+1,,MIN(n)),FILTER(run,ISNA(XMATCH(run,n)),"No gap"))\`

Every missing number is either a cancelled document, to be reported as such in the documents table
of GSTR-1, or an invoice that was sent out without being entered. It finds gaps between
the first and last number present; compare the first with last month's last number yourself.

## 7. Cut-off {#cut-off}

\`=FILTER(Purchase[[Date]:[Total]],(Purchase[Date]<DATE(2026,10,1))+(Purchase[Date]>DATE(2026,10,31)),"None")\`

The plus sign means "or". For goods, cut-off follows receipt, so run the same test on the goods
receipt date; a bill dated 30 October for goods received on 4 November is not October stock,
unless title had already passed. Dates that came in as text escape this test, so count them first:
\`=SUMPRODUCT(--ISTEXT(Purchase[Date]))\` must be zero.

## 8. Tax arithmetic and tax head {#tax-arithmetic}

With the rate stored as 18% and the place-of-supply State code as text, for a business in Tamil
Nadu (code 33):

\`=ROUND([@Taxable]*[@Rate]-[@IGST]-[@CGST]-[@SGST],2)\`

\`=IF([@POS]="33",[@IGST]=0,AND([@CGST]=0,[@SGST]=0))\`

The first should be within the rounding of the invoice. The second should be TRUE, except for
supplies to an SEZ, which are always inter-State. Do not use the first two digits of the
customer's GSTIN in place of the place of supply; they are often the same, and not always.

## 9. Ageing that ties to the ledger {#ageing}

For each open invoice:

\`=XLOOKUP(DATE(2026,10,31)-[@DueDate],{-99999;1;31;61;91},{"Not due";"1-30";"31-60";"61-90";"Over 90"},,-1)\`

The last argument, -1, takes the next smaller step. Then prove the list. With
the Tally group of each ledger in \`Group\`:

\`=ROUND(SUM(Debtors[Balance])-SUMIFS(TB[Closing],TB[Group],"Sundry Debtors"),2)\`

On the creditors' side, add a column for suppliers registered on Udyam as micro or small
manufacturers or service providers (traders stand outside the rule), with
the agreed credit days (15 where nothing is agreed in writing) in \`Days\`:

\`=IF(AND([@MSE]="Yes",OR([@PaidOn]="",[@PaidOn]>DATE(2026,10,31)),DATE(2026,10,31)-[@AcceptedOn]>MIN(45,[@Days])),"Overdue","")\`

## 10. Files joined by Power Query, and counted {#power-query}

Copying twelve branch files into one sheet by hand is where rows get lost. Use Data > Get Data >
From File > From Folder, transform one sample, and let Power Query append the rest. To list
unmatched rows, use Merge Queries with the join kind Left Anti. After each refresh, compare with
the row and amount totals that the branches sent:

\`=ROWS(Combined)-SUM(FileLog[Rows])\`

\`=ROUND(SUM(Combined[Amount])-SUM(FileLog[Amount]),2)\`

## Keep the sheet honest {#honest}

Put all ten results on one front sheet with date, preparer and reviewer. Keep formulas live; a
pasted zero proves nothing. When a filter is on, use \`=SUBTOTAL(109,Sales[Total])\` for what is
visible and never quote it as the total. And when a check fails, write the cause beside it. After
three months those notes tell you what to fix at the source.
`,
} as const satisfies Article;
