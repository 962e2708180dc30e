import type { Syllabus } from '#data/courses';

/** Modules 7 to 12: the law and the releases are those of November 2026. */
export const intermediate = {
  '7': {
    description:
      'You take a Tally company whose daily entries are already posted and turn it into accounts that an owner, a banker and an auditor will accept. Working in TallyPrime with a full year of vouchers, loan statements and last year’s audited accounts, you allocate costs, set budgets, clear outstandings, pass closing entries and prepare statements with their schedules. Afterwards you can run a month-end close, hand an auditor a complete year-end file and explain a monthly report line by line.',
    objectives: [
      'Allocate income and expenses to cost centres and report the profit of each branch, department or project',
      'Set budgets in TallyPrime and explain in writing every variance above an agreed limit',
      'Produce bill-wise ageing of customers and suppliers, with payments due to micro and small enterprises shown separately',
      'Post accruals, provisions, loan interest and depreciation for a month-end and a year-end close',
      'Prepare a Balance Sheet and a Profit and Loss Account with schedules that agree with the ledgers',
      'Present a monthly MIS pack with ratios, cash position and a page of comments',
    ],
    syllabus: [
      {
        topic:
          'Map last year’s audited accounts to Tally groups, so that ledgers roll up to Schedule III heads or to the ICAI format for non-corporate entities',
        hours: 2,
      },
      {
        topic:
          'Create cost categories and cost centres for branch, department and project; split vouchers among them and automate the splits with cost centre classes',
        hours: 2.5,
      },
      {
        topic:
          'Read Category Summary, Cost Centre Break-up and Ledger Break-up; trace amounts left unallocated and report the result of each branch or project',
        hours: 2,
      },
      {
        topic:
          'Enter annual and monthly budgets for groups, ledgers and cost centres, on net transactions or closing balance, with an original and a revised version',
        hours: 2.5,
      },
      {
        topic:
          'Add budget and variance columns to the Trial Balance and group reports; follow each large variance to its vouchers and write the reason',
        hours: 2,
      },
      {
        topic:
          'Clean bill-wise details: set on-account amounts against invoices, correct opening bill references, fix credit periods and credit limits party by party',
        hours: 2,
      },
      {
        topic:
          'Age receivables by due date, issue reminder letters and statements, calculate interest on overdue bills and propose a provision for doubtful debts',
        hours: 2.5,
      },
      {
        topic:
          'Mark micro and small suppliers by Udyam status, watch their 15-day or agreed (at most 45-day) limit, and draw figures for a company’s Form MSME-1',
        hours: 1.5,
      },
      {
        topic:
          'Record term loans and EMIs: split principal from interest, agree the lender’s statement, and separate current maturities from long-term borrowings',
        hours: 2,
      },
      {
        topic:
          'Post accruals, prepaid expenses and provisions; try them first as reversing journals, memorandum or optional vouchers seen through a scenario',
        hours: 2.5,
      },
      {
        topic:
          'Build the fixed asset register, charge Schedule II depreciation, work out income-tax depreciation by block, and record a sale with its profit or loss',
        hours: 2.5,
      },
      {
        topic:
          'Close the year: support each balance, provide for tax, then complete Balance Sheet, Profit and Loss, cash flow statement, ageing schedules and the auditor’s file',
        hours: 3.5,
      },
      {
        topic:
          'Assemble the monthly MIS: comparative results, cash flow, working-capital ratios, branch figures, and a page of comments for the owner',
        hours: 2.5,
      },
    ],
    career: [
      'Senior Accountant',
      'Accounts Executive (Finalisation)',
      'MIS Executive',
      'Accounts Receivable Executive',
      'Audit Assistant',
      'Assistant Accounts Manager',
    ],
  },
  '8': {
    description:
      'You run the stock records of a trading house and a small manufacturer in TallyPrime, from purchase order to physical count. The papers are those of a real store: orders, goods receipt notes, delivery challans, batch labels, bills of entry, bills of materials and count sheets. You value stock as AS 2 requires, follow goods at a job worker, and explain each difference between store and books. Afterwards you can keep a company’s inventory accounts and prepare the stock statement its bank asks for.',
    objectives: [
      'Build stock groups, items, units, godowns and batches that suit a given business',
      'Process orders, receipts, deliveries and rejections so that pending orders and unbilled goods can be read on any day',
      'Load freight, customs duty and clearing charges on the cost of imported or local purchases',
      'Record manufacture and job work, including wastage, by-products and goods lying with the job worker',
      'Value closing stock at the lower of cost and net realisable value and defend the method used',
      'Reconcile the physical count with the books and draw up the bank’s monthly stock statement',
    ],
    syllabus: [
      {
        topic:
          'Design the item master: stock groups, categories, part numbers, compound and alternate units, and opening stock by quantity, rate and location',
        hours: 2,
      },
      {
        topic:
          'Set up godowns for branches, goods with third parties and damaged stock; move stock between them with Stock Journal vouchers',
        hours: 2,
      },
      {
        topic:
          'Purchase cycle: order, Receipt Note, Rejections Out and supplier’s bill, with pre-closed orders and the list of goods received but not billed',
        hours: 3,
      },
      {
        topic:
          'Sales cycle: quotation, order, Delivery Note, Rejections In and invoice, with pending orders and goods delivered but not billed',
        hours: 3,
      },
      {
        topic:
          'Batches with manufacturing and expiry dates for medicines and food: issue the earliest expiry first and report lots near expiry',
        hours: 2,
      },
      {
        topic:
          'Load freight, insurance, customs duty and clearing charges, but not creditable IGST, on purchase cost by quantity or value; track goods in transit',
        hours: 2,
      },
      {
        topic:
          'Price levels and quantity discounts, different actual and billed quantities, free samples and zero-valued lines on an invoice',
        hours: 1.5,
      },
      {
        topic:
          'Compare FIFO, average and standard cost; learn why AS 2 does not allow LIFO, and write stock down to net realisable value',
        hours: 2.5,
      },
      {
        topic:
          'Bill of materials and Manufacturing Journal: consumption, normal loss, by-products, scrap and overheads in the cost of the finished item, abnormal loss charged to expense',
        hours: 3,
      },
      {
        topic:
          'Job work orders with Material Out and Material In vouchers: challans, one-year and three-year return limits, ageing of goods outside, and figures for Form ITC-04',
        hours: 2.5,
      },
      {
        topic:
          'Reorder levels and minimum order quantities; Stock Ageing and Movement Analysis to list slow, non-moving and fast items, then ABC classes',
        hours: 2,
      },
      {
        topic:
          'Physical count: freeze movements, count, enter Physical Stock vouchers, explain excess and shortage, and reverse input tax credit on goods lost or written off',
        hours: 2,
      },
      {
        topic:
          'Clear negative stock, agree Stock Summary with the accounts, and prepare the bank’s stock and book-debt statement with drawing power',
        hours: 2.5,
      },
    ],
    career: [
      'Inventory Accountant',
      'Stores Accountant',
      'Stock Controller',
      'Purchase Accounts Executive',
      'Warehouse MIS Executive',
      'Stock Audit Assistant',
    ],
  },
  '9': {
    description:
      'You become the person in the office who looks after Tally itself. On practice machines with one TallyPrime server and several clients, you install licences, arrange company data, give users their rights, take backups and prove that they can be restored, check that the edit log has run without a break, import vouchers from Excel and adapt forms to the firm’s needs. Afterwards you can support a multi-user Tally office, carry out a safe upgrade and answer an auditor’s questions on audit trail and backup.',
    objectives: [
      'Install, activate and upgrade TallyPrime on a small network without loss of data',
      'Restore a company from backup on another machine and keep a written record of the test',
      'Define users and security levels so that each person sees and alters only what the job needs',
      'Demonstrate to an auditor that the edit log was on throughout the year and show who altered a given voucher',
      'Import masters and vouchers from Excel and clear every rejected line',
      'Configure voucher types, print formats and an add-on for a given firm',
    ],
    syllabus: [
      {
        topic:
          'Install TallyPrime, activate a Silver or Gold licence, check Tally Software Services validity, and plan an upgrade with a backup taken before migration',
        hours: 1.5,
      },
      {
        topic:
          'Data folders and company numbers, several companies and group companies, moving data to another disk or machine, and the tidy naming of old years',
        hours: 1,
      },
      {
        topic:
          'Manual and automatic backup, restore test on a second machine, backup register, and the daily backup on a server in India required of companies',
        hours: 1.5,
      },
      {
        topic:
          'Verify and repair company data, split a financial year, archive the old part, and confirm that closing and opening balances agree',
        hours: 1.5,
      },
      {
        topic:
          'Users, roles and security levels, password policy, limits on back-dated entries and on voucher alteration, and TallyVault encryption of the company',
        hours: 2,
      },
      {
        topic:
          'Edit Log: the audit trail rule for companies since 1 April 2023, comparing versions of an altered voucher, tracing deletions, and how long to preserve it',
        hours: 1.5,
      },
      {
        topic:
          'Multi-user set-up on a LAN: server and client computers, shared data path, permissions, firewall and antivirus exceptions, and common connection errors',
        hours: 1.5,
      },
      {
        topic:
          'Remote work and branches: remote users, browser access to reports, and synchronisation of branch companies with head office, with its exception reports',
        hours: 1,
      },
      {
        topic:
          'Import masters and vouchers from Excel with sample files and mapping templates; read the exceptions, correct the sheet and agree control totals',
        hours: 1.5,
      },
      {
        topic:
          'Export registers to Excel, PDF and XML, read Tally data through ODBC, and hand over a complete data set to an auditor or successor',
        hours: 1,
      },
      {
        topic:
          'Configure voucher types, numbering series, F12 options and print formats; load a TDL add-on, test it on a copy and remove it',
        hours: 1,
      },
    ],
    career: [
      'Accounts executive who looks after the office’s Tally',
      'Tally support assistant',
      'Assistant in Tally implementation',
      'Assistant in data migration',
    ],
  },
  '10': {
    description:
      'You carry out tax deduction at source for a business from the first bill of April to the last statement of the year, under the Income-tax Act, 2025. In TallyPrime you record contractors’ bills, rent, professional fees, partners’ pay and purchases, deduct at the right rate and time, pay the challan, and file quarterly statements through the income-tax portal and TRACES. Afterwards you can keep a deductor free of interest, fees and demands. Tax on salaries is taught with payroll in module 11.',
    objectives: [
      'Find the serial number, rate, threshold and payment code for a payment in the tables of section 393',
      'Configure TallyPrime masters so that tax is deducted on the correct voucher and amount',
      'Apply lower-deduction certificates, Form 121 declarations and the higher rate for a missing PAN',
      'Deposit each month’s tax on time and compute interest where it was late',
      'Prepare, validate and file Form 140, then correct it when TRACES shows a default',
      'Collect the papers for a payment abroad and say which of Forms 145 and 146 it needs',
      'Reconcile tax deducted by customers with Form 168 and the ledger',
    ],
    syllabus: [
      {
        topic:
          'The law in force from 1 April 2026: sections 392 to 394, the payment tables of section 393, payment codes, and the old 194-series as a cross-reference',
        hours: 1.5,
      },
      {
        topic:
          'Who must deduct and when: TAN, specified person, credit or payment whichever is earlier, portal and TRACES registration, and cases paid through Form 141 instead',
        hours: 1,
      },
      {
        topic:
          'Switch on TDS in TallyPrime: deductor and responsible-person details, Nature of Payment masters with payment code, rate with and without PAN, and threshold',
        hours: 1.5,
      },
      {
        topic:
          'Party and expense ledgers: deductee type, residential status, PAN checked on the portal, nature of payment, and opening amounts counted towards a threshold',
        hours: 1,
      },
      {
        topic:
          'Contractors and transporters: 1% or 2%, ₹30,000 a bill and ₹1,00,000 a year, materials and GST shown separately, manpower under the recipient’s control, and declarations from transporters',
        hours: 1.5,
      },
      {
        topic:
          'Professional and technical fees, directors’ fees, rent per month, commission and brokerage: bills on either side of each threshold, booked in Tally',
        hours: 1.5,
      },
      {
        topic:
          'Interest on loans, partners’ remuneration and interest, perquisites given in business, and 0.1% deducted by larger buyers on purchases from one seller above ₹50 lakh',
        hours: 1.5,
      },
      {
        topic:
          'Advances, credit notes and reversals; lower-deduction certificate under section 395; Form 121 (formerly 15G and 15H); higher rate where PAN is not furnished',
        hours: 2,
      },
      {
        topic:
          'Tax collected at source under section 394: scrap and motor vehicles in Tally, collection at the right moment, and quarterly Form 143 (formerly 27EQ)',
        hours: 1,
      },
      {
        topic:
          'Monthly deposit by the 7th, and 30 April for March: challan, statutory payment voucher, challan details, interest at 1% and 1.5% a month',
        hours: 1.5,
      },
      {
        topic:
          'Quarterly Form 140 for residents (formerly 26Q) and 144 for non-residents (formerly 27Q): clear Tally’s exceptions, export, validate, upload, due dates, and the ₹200-a-day fee',
        hours: 2.5,
      },
      {
        topic:
          'Payments abroad: what is taxable in India, treaty papers (residence certificate and Form 41, formerly 10F), Form 145 by the remitter and 146 by a chartered accountant (formerly 15CA and 15CB)',
        hours: 1.5,
      },
      {
        topic:
          'TRACES after filing: justification report, challan and PAN corrections within the two-year limit, payment of demand, and Form 131 certificates (formerly 16A)',
        hours: 1,
      },
      {
        topic:
          'Reconcile TDS receivable with Form 168 (formerly 26AS), agree expense ledgers with statements filed, and list payments exposed to the 30% disallowance',
        hours: 1,
      },
    ],
    career: [
      'TDS Executive',
      'Direct Tax Assistant',
      'Accounts Payable Executive',
      'Tax Compliance Associate',
      'Accounts Executive (TDS)',
    ],
  },
  '11': {
    description:
      'You run a year’s payroll for a forty-person establishment in TallyPrime, from appointment letter to full and final settlement, with the attendance sheets, declarations, challans and returns that go with it. Wages are worked out as the labour codes define them, and EPF and ESI follow from that figure; professional tax and tax on salary have rules of their own. You prepare files as the EPFO and ESIC employer portals expect them. Afterwards you can run a monthly payroll alone and defend every contribution at an inspection.',
    objectives: [
      'Calculate wages under the labour codes for a given salary structure, including the 50% test',
      'Compute EPF, pension, insurance and ESI contributions, and handle employees who cross a ceiling',
      'Process a monthly payroll in TallyPrime from attendance to payslip and bank file',
      'Prepare and file the EPF return and the ESI monthly contribution and match them with the books',
      'Deduct tax on salary under section 392 and prepare Form 138 and Form 130',
      'Settle a leaver’s dues within the time allowed, with gratuity, leave and bonus worked out',
    ],
    syllabus: [
      {
        topic:
          'The four labour codes in force since 21 November 2025 for an accountant: coverage, central and state rules, registers, wage slips, permitted deductions, payment by the 7th',
        hours: 1.5,
      },
      {
        topic:
          'Wages as defined: of ₹40,000 a month with ₹24,000 in excluded allowances, ₹4,000 is added back; compare other structures and test each against minimum wages',
        hours: 2.5,
      },
      {
        topic:
          'Coverage and joining papers: establishment codes, UAN through UMANG face authentication, Aadhaar and bank KYC, ESI insurance number, nominations and previous service',
        hours: 1.5,
      },
      {
        topic:
          'Tally payroll masters: employee categories and groups, employee records with UAN, ESI number, PAN and bank, payroll units, attendance and leave types',
        hours: 2,
      },
      {
        topic:
          'Pay heads for earnings, deductions and employer’s charges: fixed, attendance-based and computed on a formula; salary details with effective dates, revisions and arrears',
        hours: 3,
      },
      {
        topic:
          'EPF under the Scheme of 2026: 12% shares, pension and deposit-linked insurance, administrative charges, notified ceiling, higher voluntary wages, excluded employees, international workers',
        hours: 2.5,
      },
      {
        topic:
          'ESI: who is covered, employee’s and employer’s rates, rounding up, contribution and benefit periods, and an employee who crosses the ceiling mid-period',
        hours: 2,
      },
      {
        topic:
          'Attendance and overtime: muster roll to Attendance voucher, loss of pay, leave balances, overtime at twice the rate, production pay and advances recovered',
        hours: 2,
      },
      {
        topic:
          'Process the month: payroll voucher by auto-fill, checks against last month, payslips, payroll register, bank transfer file, salary payment and accounting entries',
        hours: 2.5,
      },
      {
        topic:
          'Professional tax and labour welfare fund by state: slabs, half-yearly in Tamil Nadu and monthly in Telangana, pay heads, challans and returns',
        hours: 1,
      },
      {
        topic:
          'File the electronic challan-cum-return on the EPFO portal and the ESI monthly contribution, pay within fifteen days of month-end, and file supplementary or revised returns',
        hours: 2.5,
      },
      {
        topic:
          'Tax on salary: regime choice, Forms 124 and 122 (formerly 12BB and 12B), monthly average, Form 138 (formerly 24Q) with fourth-quarter annexures, Form 130 (formerly 16)',
        hours: 3,
      },
      {
        topic:
          'Statutory bonus from 8.33%, leave encashment, and gratuity, also for fixed-term employees after one year; post monthly provisions to the accounts',
        hours: 2,
      },
      {
        topic:
          'Full and final settlement with wages due in two working days; annual reconciliation of salary ledgers with EPF, ESI and Form 138',
        hours: 2,
      },
    ],
    career: [
      'Payroll Executive',
      'Payroll Accountant',
      'Labour Law Compliance Executive',
      'HR Operations Executive (Payroll)',
      'PF and ESI Executive',
      'Payroll Process Associate (Outsourcing)',
    ],
  },
  '12': {
    description:
      'You keep books from a browser or a remote desktop: an Indian company in Zoho Books, a Tally office on a hosted server, and, at introduction level, an American company in QuickBooks Online and a British one in Xero. You work in practice organisations with invoices, receipts and bank statement files, move balances from Tally, connect or import bank feeds, and prepare a month of an overseas client for review. Afterwards you can keep an Indian firm’s books online, assist at an outsourcing desk, and migrate a small business safely.',
    objectives: [
      'Choose between desktop, hosted and browser-based accounting for a given business and state the reasons',
      'Set up an Indian GST organisation in Zoho Books and process its sales, purchases and returns data',
      'Migrate opening balances and open bills from Tally and prove that both trial balances agree',
      'Reconcile a bank account through feeds, statement import and matching rules',
      'Find your way in QuickBooks Online and in Xero at introduction level and prepare a simple client’s month for review',
    ],
    syllabus: [
      {
        topic:
          'Desktop, hosted and browser-based systems compared: cost, internet, users, where data lies, audit trail, the Indian backup rule, exit and export',
        hours: 1,
      },
      {
        topic:
          'Tally on cloud: TallyPrime Cloud Access and hosted desktops, user log-ins, printing and files between local and remote machine, licence, downloaded backups',
        hours: 2,
      },
      {
        topic:
          'Zoho Books organisation: GSTIN, chart of accounts, items with HSN or SAC, users and roles, numbering, opening balances and transaction locking',
        hours: 1.5,
      },
      {
        topic:
          'Zoho Books daily work: quote, invoice, receipt, purchase order, bill, vendor payment, credit notes, recurring documents, customer portal and payment reminders',
        hours: 2.5,
      },
      {
        topic:
          'Zoho Books and GST: push an e-invoice and e-way bill, send GSTR-1 data to the portal, match purchases with GSTR-2B',
        hours: 1,
      },
      {
        topic:
          'Migrate from Tally: export masters and open bills, clean and map the sheets, import, agree trial balance, receivables and payables at the cut-over date',
        hours: 2,
      },
      {
        topic:
          'Bank feeds: connect or import a statement, write rules, match, split and categorise, handle transfers and duplicates, and finish the reconciliation',
        hours: 2,
      },
      {
        topic:
          'QuickBooks Online, introduction with an American client: chart of accounts, products and services, invoices, bills, expenses, sales tax, classes, locations and bank deposits',
        hours: 2.5,
      },
      {
        topic:
          'Xero, introduction with a British client: contacts, invoices, bills, bank reconciliation screen, cash coding, tracking categories, manual journals and the digital VAT return',
        hours: 2.5,
      },
      {
        topic:
          'Source documents without paper: capture receipts by e-mail and mobile, publish them as bills, check expense claims against approval limits, and attach the document to each entry',
        hours: 1,
      },
      {
        topic:
          'Work as a practice: accountant editions, client access, two-factor sign-in, shared query lists, time zones, and confidentiality of client data',
        hours: 1,
      },
      {
        topic:
          'Overseas month-end: accruals, prepayments, foreign-currency revaluation, review of suspense and aged balances, locked period, and a report pack with comments',
        hours: 1,
      },
    ],
    career: [
      'Accounts executive on Zoho Books',
      'Cloud accounts assistant',
      'Bookkeeping assistant on QuickBooks Online or Xero',
      'Accounts Outsourcing Associate',
      'Assistant in moving books to the cloud',
    ],
  },
} as const satisfies Record<number, Syllabus>;
