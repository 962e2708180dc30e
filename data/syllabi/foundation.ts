import type { Syllabus } from '#data/courses';

/** Modules 1 to 6: from the first voucher to a firm's monthly GST work. */
export const foundation = {
  1: {
    description:
      'You keep the books of a small trading firm by hand for one month, from its own papers: ' +
      'invoices, cash memos, cheque counterfoils, wage sheets and a bank passbook. You decide ' +
      'what each paper means, enter it in the right book, post the ledger, agree the trial ' +
      'balance and draw up the final accounts. No software is used, so that later you know what ' +
      'the software is doing. Afterwards you can sort, code and enter a firm’s daily papers and ' +
      'explain every balance.',
    objectives: [
      'Name, for any paper on the desk, the accounts it affects and the side of each',
      'Write a cash book, a petty cash book and the day books from original papers',
      'Post and balance a ledger of forty accounts and bring its trial balance to agreement',
      'Find errors planted in a set of books and rectify each of them by a journal entry',
      'Prepare the final accounts of a sole proprietor after the usual month-end adjustments',
      'File vouchers so that any entry can be traced to its paper within a minute',
    ],
    syllabus: [
      {
        topic:
          'The business apart from its owner: entity, accrual, going concern and consistency, ' +
          'tried on thirty events of which some are not entered at all',
        hours: 1.5,
      },
      {
        topic:
          'Reading source papers: tax invoice, cash memo, delivery challan, debit note, cheque ' +
          'counterfoil, pay-in slip and receipt, and what each of them proves',
        hours: 1.5,
      },
      {
        topic:
          'Opening a chart of accounts for a trader: assets, liabilities, capital, income and ' +
          'expense heads, with capital expenditure kept apart from revenue expenditure',
        hours: 1.5,
      },
      {
        topic:
          'Debit and credit by the accounting equation and by the three traditional rules, ' +
          'ending in forty journal entries with proper narrations',
        hours: 2.5,
      },
      {
        topic:
          'Writing the cash book with cash and bank columns: receipts, payments, contra entries, ' +
          'returned cheques, and the income-tax limits on cash transactions',
        hours: 2,
      },
      {
        topic:
          'Petty cash on the imprest system: vouchers, analysis columns, weekly reimbursement ' +
          'and a surprise count of the box',
        hours: 1,
      },
      {
        topic:
          'Writing the purchase, sales and returns day books from a bundle of bills, with trade ' +
          'discount, freight and month-end totals',
        hours: 2,
      },
      {
        topic:
          'Posting the ledger from the cash book, day books and journal, folio by folio, then ' +
          'balancing each account and bringing it down',
        hours: 2,
      },
      {
        topic:
          'Drawing up the trial balance, tracing why it does not agree, opening a suspense ' +
          'account and passing rectification entries',
        hours: 2,
      },
      {
        topic:
          'Month-end adjustments: outstanding and prepaid expenses, accrued income, ' +
          'straight-line and written-down-value depreciation, bad debts and closing stock',
        hours: 2,
      },
      {
        topic:
          'Trading account, profit and loss account and balance sheet of a sole proprietor, with ' +
          'drawings and every adjustment carried to both places',
        hours: 1.5,
      },
      {
        topic:
          'Numbering and filing vouchers, handing them to the auditor, and the years for which ' +
          'GST, income-tax and company law require books to be kept',
        hours: 0.5,
      },
    ],
    career: [
      'Book-keeper',
      'Junior accounts assistant',
      'Accounts trainee',
      'Cashier',
      'Accounts data entry operator',
    ],
  },
  2: {
    description:
      'You learn the work of an accounts desk on Windows, Microsoft 365 and a PDF reader: naming ' +
      'and filing papers, writing to customers, keeping a calendar of due dates, and turning raw ' +
      'downloads into tables that add up. The practice files are of the kind every office ' +
      'handles: a bank statement in CSV, a price list, a scanned bundle of bills, a list of ' +
      'dues. Afterwards you can prepare a checked Excel statement, send it with a clear letter, ' +
      'and keep confidential papers out of the wrong hands.',
    objectives: [
      'File a day’s papers on a shared drive so that a colleague finds any one of them unaided',
      'Key in a batch of two hundred amounts and prove it to its control total',
      'Build an Excel bills register whose totals are tested by check cells',
      'Turn a downloaded bank statement into a clean table that agrees with its source',
      'Merge a customer list into sixty letters with no blank or misplaced field',
      'Pick out a phishing mail and a false change of bank details from a mailbox, and report both',
    ],
    syllabus: [
      {
        topic:
          'Files and folders on Windows and OneDrive: names built from date and party, version ' +
          'history, shared folders, search, and recovery of a deleted file',
        hours: 1.5,
      },
      {
        topic:
          'Accurate keying: numeric keypad drills with control totals, English (India) settings ' +
          'for dates and digit grouping, and the shortcuts used all day',
        hours: 1.5,
      },
      {
        topic:
          'Letters in Word: letterhead, quotation, payment reminder with a table of dues, ' +
          'styles, page numbers, tracked changes and export to PDF',
        hours: 2,
      },
      {
        topic:
          'Mail merge from an Excel list: address labels and a price-revision letter to sixty ' +
          'customers, checked for blanks before anything is sent',
        hours: 1.5,
      },
      {
        topic:
          'Outlook at an accounts desk: subject lines, attachments, rules, shared mailboxes, and ' +
          'a calendar of recurring tax and payment due dates',
        hours: 1.5,
      },
      {
        topic:
          'Teams meetings and shared workbooks: editing together, comments, access rights, and a ' +
          'one-page note of what was decided',
        hours: 1,
      },
      {
        topic:
          'Scanning and PDF work: searchable text, merging and splitting bundles, size limits of ' +
          'portals, masking account numbers, and signing with a digital signature certificate',
        hours: 1.5,
      },
      {
        topic:
          'Excel sheets that can be trusted: tables, number and date formats, relative and ' +
          'absolute references, named ranges and check cells',
        hours: 2.5,
      },
      {
        topic:
          'Formulas for a bills list: SUM, IF, IFERROR, ROUND, SUMIFS, COUNTIFS, EOMONTH, and ' +
          'due dates counted from the invoice date',
        hours: 3,
      },
      {
        topic:
          'Bringing rates and party codes from one list into another with XLOOKUP, and with ' +
          'VLOOKUP where an older file has it',
        hours: 2,
      },
      {
        topic:
          'Cleaning a downloaded CSV: dates held as text, stray spaces, Dr and Cr suffixes, ' +
          'duplicate rows, Text to Columns, and totals proved to the source',
        hours: 2.5,
      },
      {
        topic:
          'Sorting, filtering, subtotals, conditional formatting and a first PivotTable: ' +
          'expenses by month and head, dues by party',
        hours: 2,
      },
      {
        topic:
          'Sheets for other people: drop-down validation, locked cells, print areas, repeated ' +
          'headings, and one readable chart placed on a PowerPoint slide',
        hours: 1.5,
      },
      {
        topic:
          'Care of confidential papers: passwords, two-step sign-in, phishing, payment-change ' +
          'fraud, encrypted files, and personal data handled as the DPDP Act 2023 expects',
        hours: 1,
      },
    ],
    career: [
      'Office assistant (accounts)',
      'Back office executive',
      'MIS assistant',
      'Accounts coordinator',
      'Data entry operator',
    ],
  },
  3: {
    description:
      'You open a company in TallyPrime and enter two months of a trader’s papers: opening ' +
      'balances, bills bought and sold, receipts, payments, returns and month-end journals. The ' +
      'practice firm is small and not registered for GST, so you learn vouchers before tax, and ' +
      'the tax its suppliers charge becomes part of cost. Each day closes with the Day Book ' +
      'compared with the papers. Afterwards you can take a bundle of vouchers and enter it ' +
      'alone, quickly and correctly, in an office or for a practitioner’s clients.',
    objectives: [
      'Create a company with groups, ledgers and opening balances that agree with last year’s ' +
        'accounts',
      'Choose the right voucher type for any paper and explain the choice',
      'Enter purchases, sales and returns with bill references, discount and freight',
      'Set a receipt or payment against the bills it settles',
      'Compare the Day Book with the papers and correct an entry without losing its trail',
      'Import masters and vouchers from Excel and clear the exceptions reported',
    ],
    syllabus: [
      {
        topic:
          'Creating a company: financial year, books-beginning date, State, contact and base ' +
          'currency details, and F11 features as against F12 configuration',
        hours: 1.5,
      },
      {
        topic:
          'Finding the way in TallyPrime: Gateway, Go To, Switch To, date and period keys, ' +
          'drill-down, and creating a master from inside a voucher',
        hours: 1.5,
      },
      {
        topic:
          'The 28 predefined groups, sub-groups of one’s own, and sixty ledgers so placed that ' +
          'each falls under the right head of the final accounts',
        hours: 2.5,
      },
      {
        topic:
          'Opening balances from last year’s trial balance, party balances bill by bill, and ' +
          'clearing the Difference in Opening Balances',
        hours: 2,
      },
      {
        topic:
          'Simple stock masters for billing goods: units of measure, stock groups and items with ' +
          'opening quantity, rate and value',
        hours: 1.5,
      },
      {
        topic:
          'Contra vouchers: cash deposits and withdrawals and transfers between own banks, with ' +
          'cheque or transfer particulars filled in the bank allocation',
        hours: 1.5,
      },
      {
        topic:
          'Payment and receipt vouchers in single and double entry: expenses, salaries, ' +
          'suppliers, customers, drawings, deposits and money received by UPI',
        hours: 3,
      },
      {
        topic:
          'Purchase vouchers from suppliers’ bills: item and accounting invoice modes, supplier ' +
          'invoice number and date, freight, discount, round-off, and tax treated as cost',
        hours: 3,
      },
      {
        topic:
          'Sales vouchers: item invoice for goods, accounting invoice for services, price and ' +
          'discount columns, voucher numbering, and printing or e-mailing the bill',
        hours: 3,
      },
      {
        topic:
          'Debit notes for goods sent back to suppliers and credit notes for goods returned by ' +
          'customers, each tied to the original bill',
        hours: 1.5,
      },
      {
        topic:
          'Bill-wise entry: New Ref, Agst Ref, Advance and On Account, credit periods, and one ' +
          'receipt set against several bills',
        hours: 2,
      },
      {
        topic:
          'Journal vouchers for expenses on credit, provisions, prepaid amounts and ' +
          'depreciation, with optional and post-dated vouchers used where they belong',
        hours: 2,
      },
      {
        topic:
          'Closing the day: Day Book against papers, vouchers altered, duplicated or cancelled, ' +
          'then the ledger, trial balance and profit and loss account read',
        hours: 2,
      },
      {
        topic:
          'Masters and vouchers imported from TallyPrime’s sample Excel files, followed by a ' +
          'timed bundle of 150 papers ending in an agreed trial balance',
        hours: 3,
      },
    ],
    career: [
      'Tally operator',
      'Accounts assistant',
      'Billing executive',
      'Junior accountant',
      'Accounts data entry executive',
    ],
  },
  4: {
    description:
      'The entries are made; now you find out whether they are right. You take a year of TallyPrime data that contains errors, and agree its balances with outside evidence: bank ' +
      'statements, gateway settlement reports, suppliers’ statements, customers’ confirmations, ' +
      'loan statements and a cash count. You correct errors by voucher, explain timing differences, and list what needs a decision. Afterwards you can close a month, hand over a ' +
      'reconciliation file that an auditor can follow, and chase open items by name and amount.',
    objectives: [
      'Prepare a bank reconciliation statement on paper and in TallyPrime, with no unexplained ' +
        'item',
      'Import a bank statement, match it and record the entries missing from the books',
      'Agree a gateway’s net settlements with gross sales, charges and refunds',
      'Reconcile supplier and customer ledgers with their statements, bill by bill',
      'Explain every balance in suspense, advances and deposits by named items',
      'Assemble a month-end reconciliation file with evidence, owner and date for each open item',
    ],
    syllabus: [
      {
        topic:
          'Planning the month-end: which balances are agreed, with what evidence, how often and ' +
          'by whom, and the layout of a reconciliation statement',
        hours: 1.5,
      },
      {
        topic:
          'Agreeing opening balances with last year’s audited accounts, and tracing a balance ' +
          'that has changed since through altered vouchers and the edit log',
        hours: 2,
      },
      {
        topic:
          'Cash: count by denomination, cash book against the box, days on which cash turns ' +
          'negative, and vouchers that have no paper',
        hours: 2,
      },
      {
        topic:
          'Bank reconciliation on paper: cheques issued but not presented, deposits not credited, charges, ' +
          'interest, direct credits, the bank’s errors, and an overdraft balance',
        hours: 2.5,
      },
      {
        topic:
          'Bank reconciliation in TallyPrime: bank dates entered by hand, last year’s uncleared ' +
          'items brought in, and both balances proved on one page',
        hours: 2,
      },
      {
        topic:
          'Importing the bank statement: exact, potential and partial matches, vouchers created ' +
          'for missing lines, and a wrong match unlinked',
        hours: 2.5,
      },
      {
        topic:
          'Connected banking: fetching the balance and statement of a supported bank, user ' +
          'rights, and why payment, approval and reconciliation stay in separate hands',
        hours: 1.5,
      },
      {
        topic:
          'Cheques: registers of issued and received, post-dated cheques, returned cheques with ' +
          'charges recovered, and cheques stale after three months',
        hours: 2,
      },
      {
        topic:
          'UPI, card and payment-gateway receipts: from gross sale to net settlement through ' +
          'charges, refunds, chargebacks and money in transit at month-end',
        hours: 2.5,
      },
      {
        topic:
          'Term loans, cash credit, overdraft and fixed deposits: interest recomputed, ' +
          'instalments split into principal and interest, and the bank’s statement agreed',
        hours: 2.5,
      },
      {
        topic:
          'Customers: on-account receipts set against bills, deductions explained, ageing ' +
          'reviewed, balance confirmations sent and differences settled',
        hours: 2.5,
      },
      {
        topic:
          'Suppliers: statement against ledger, missing bills, debit notes not recorded, double ' +
          'entries, and dues to micro and small enterprises past the statutory limit',
        hours: 2.5,
      },
      {
        topic:
          'Branch and group company balances, staff advances, security deposits and suspense: ' +
          'each broken into named items with an owner and a date',
        hours: 2,
      },
      {
        topic:
          'Trial balance review and sign-off: balances on the wrong side, month-end cut-off, ' +
          'optional vouchers left open, correcting journals and the indexed file',
        hours: 2,
      },
    ],
    career: [
      'Reconciliation executive',
      'Bank reconciliation analyst',
      'Accounts payable executive',
      'Accounts receivable executive',
      'Junior accountant',
      'Audit assistant',
    ],
  },
  5: {
    description:
      'You learn the GST law a working accountant needs from the sections and rules, rate ' +
      'notifications, specimen invoices and portal screens, for a trader, a workshop and a ' +
      'consultancy. Rates follow the structure of 22 September 2025 with later changes; the ' +
      'former 12% and 28% slabs are taught mainly for reading earlier invoices. Each topic ends ' +
      'in a decision on paper: taxable or not, which State, which rate, whose credit. Afterwards ' +
      'you can check an invoice, classify a credit and keep a firm’s due dates.',
    objectives: [
      'Decide whether a transaction is a supply, where it takes place and when tax falls due',
      'Find the HSN or SAC and the rate of a supply and quote the notification relied on',
      'Check a tax invoice, credit note or bill of supply field by field and list its defects',
      'Sort a month’s purchases into credit available, blocked, to be shared or to be reversed',
      'Compute the tax payable in cash after credit is used in the lawful order',
      'Draw up the year’s calendar of GST returns for a monthly, a quarterly and a composition ' +
        'taxpayer',
      'Say whether a refund or an appeal is open in a given case, by when and on which form',
    ],
    syllabus: [
      {
        topic:
          'Supply and the dual levy: CGST with SGST or UTGST inside a State, IGST between States ' +
          'and on imports, and what stays outside GST',
        hours: 1.5,
      },
      {
        topic:
          'Classification and rates: HSN and SAC, the 5%, 18% and 40% rates, special and nil ' +
          'rates, and the former 12% and 28% slabs on earlier invoices',
        hours: 1.5,
      },
      {
        topic:
          'Registration: turnover limits, compulsory cases, Aadhaar authentication, the quicker ' +
          'electronic routes open since November 2025, amendment, cancellation, and the parts of ' +
          'a GSTIN',
        hours: 1,
      },
      {
        topic:
          'The composition levy: who may opt, its rates and restrictions, the bill of supply, ' +
          'CMP-08 each quarter, GSTR-4 each year, and leaving it',
        hours: 1,
      },
      {
        topic:
          'Place and time of supply: bill-to ship-to, services to registered and unregistered ' +
          'persons, advances for services, and a change of rate between dates',
        hours: 2,
      },
      {
        topic:
          'Value of supply: freight and packing, discounts on the invoice and afterwards, ' +
          'pure-agent recoveries, supplies between related persons, and prices that include tax',
        hours: 1,
      },
      {
        topic:
          'Documents: fields of a tax invoice, receipt voucher, delivery challan, debit and ' +
          'credit notes, and the last date for a credit note to reduce tax',
        hours: 1.5,
      },
      {
        topic:
          'Reverse charge: goods transport agencies, advocates, unregistered landlords of ' +
          'commercial premises and imported services; the self-invoice and payment in cash',
        hours: 1,
      },
      {
        topic:
          'Input tax credit: conditions of section 16, blocked items of section 17(5), payment ' +
          'within 180 days, common credit, and the last date to claim',
        hours: 2,
      },
      {
        topic:
          'The electronic cash, credit and liability ledgers, what reaches them from an input service distributor and from tax deducted or collected (GSTR-6, 7 and 8), and the order in which credit may be used',
        hours: 1.5,
      },
      {
        topic:
          'Returns and due dates: GSTR-1, IFF, GSTR-1A, GSTR-2B, IMS, GSTR-3B, the quarterly ' +
          'scheme, GSTR-9, GSTR-9C and the three-year bar on late filing',
        hours: 2,
      },
      {
        topic:
          'E-invoicing above ₹5 crore aggregate turnover in any year since 2017-18, and e-way bills ' +
          'above the value limit of the Centre or State: who, which documents, which exemptions',
        hours: 1,
      },
      {
        topic:
          'Interest, late fee and notices, then appeals: section 50 in days, ASMT-10, DRC-01B, DRC-01C and a section 74A notice read for reply; three months to appeal, pre-deposit, and the Appellate Tribunal',
        hours: 2,
      },
      {
        topic:
          'Refunds: exports and other zero-rated supplies, inverted rates, excess cash balance; Form RFD-01, two-year limit, provisional refund and deficiency memo',
        hours: 1,
      },
    ],
    career: [
      'GST assistant',
      'Tax assistant in a CA firm',
      'Accounts and billing executive',
      'Accounts payable executive',
      'Tax compliance assistant',
    ],
  },
  6: {
    description:
      'You carry the GST of a registered trading and service firm through one quarter in ' +
      'TallyPrime, from the first invoice to the paid challan: local, interstate, export, exempt ' +
      'and reverse-charge vouchers, e-invoices, e-way bills, GSTR-2B matching, and workings for ' +
      'GSTR-1 and GSTR-3B. No client’s live GSTIN is used: portal steps are practised on ' +
      'specimen screens and JSON files. Afterwards you can run a firm’s monthly GST work up to ' +
      'the point where its authorised signatory reviews and files.',
    objectives: [
      'Set up GST in TallyPrime with rates that change on the right date',
      'Record any ordinary sale, purchase, note or advance so that it falls in the right table ' +
        'of the return',
      'Prepare e-invoices and e-way bills and correct the errors that stop them',
      'Match the purchase register with GSTR-2B and justify each action proposed in the IMS',
      'Prepare GSTR-1 and GSTR-3B with no uncertain transaction left',
      'Agree the GST ledgers in the books with the electronic ledgers on the portal',
      'Prepare the annual return of a small firm and the refund claim of an exporter for review',
    ],
    syllabus: [
      {
        topic:
          'Enabling GST: GSTIN, registration type, return frequency, a second registration in ' +
          'another State, e-invoice and e-way bill settings, and HSN/SAC length',
        hours: 1.5,
      },
      {
        topic:
          'Tax ledgers and party masters: central, State and integrated tax, GSTIN validated ' +
          'online, registration type, billing and shipping States',
        hours: 1.5,
      },
      {
        topic:
          'HSN, SAC and rates on items, services and groups with effective dates, and a bulk ' +
          'revision for the rates changed on 22 September 2025',
        hours: 2,
      },
      {
        topic:
          'Sales: local and interstate, registered customers and consumers, several rates on one ' +
          'invoice, freight charged to the customer, exempt goods on a bill of supply',
        hours: 2,
      },
      {
        topic:
          'Exports and supplies to SEZ units, under letter of undertaking or with IGST paid, with shipping bill, port code and foreign currency; the refund worked from the books to Form RFD-01 on specimen screens',
        hours: 2.5,
      },
      {
        topic:
          'Purchases: goods, expenses and capital goods, imports against a bill of entry, and ' +
          'blocked tax carried to the cost of the asset or expense',
        hours: 2,
      },
      {
        topic:
          'GST on returns, rate differences and later discounts: credit and debit notes with ' +
          'reason, original invoice and the month they fall in',
        hours: 1.5,
      },
      {
        topic:
          'Advances received for services, refund vouchers, and reverse-charge purchases with ' +
          'self-invoice, each raising its liability in the right month',
        hours: 2,
      },
      {
        topic:
          'E-invoices from TallyPrime: IRN and QR code, validation errors, cancellation within ' +
          '24 hours, and the thirty-day reporting limit where turnover attracts it',
        hours: 2,
      },
      {
        topic:
          'E-way bills from invoices and delivery challans: Part A, Part B, distance and ' +
          'validity, change of vehicle, extension, cancellation and job-work movement',
        hours: 1.5,
      },
      {
        topic:
          'GSTR-1 from the books: uncertain transactions cleared, Table 12 HSN by B2B and B2C, ' +
          'Table 13 documents, upload or JSON, and corrections through GSTR-1A',
        hours: 3,
      },
      {
        topic:
          'Purchase register against GSTR-2B and the IMS: download, match, accept, reject or ' +
          'keep pending, credit notes, and the list for supplier follow-up',
        hours: 2.5,
      },
      {
        topic:
          'GSTR-3B: outward tax as carried from GSTR-1, Table 4 credits and reversals, set-off, challan, payment voucher, books agreed with portal ledgers; quarterly filing with IFF and PMT-06',
        hours: 3.5,
      },
      {
        topic:
          'The year: last year’s unclaimed credit by 30 November, GSTR-9 table by table and GSTR-9C above ₹5 crore, books against returns, differences paid or explained',
        hours: 2.5,
      },
    ],
    career: [
      'GST executive',
      'Accounts and GST executive',
      'Tally accountant',
      'Indirect tax associate',
      'GST return preparation associate',
    ],
  },
} as const satisfies Record<number, Syllabus>;
