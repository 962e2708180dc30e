import type { Syllabus } from '#data/courses';

/** Modules 13 to 17: Indian, Gulf and IFRS rules as they are in November 2026. */
export const final = {
  13: {
    description:
      'You build workbooks that can be refreshed next month instead of being typed again. The ' +
      'material is a trading company’s year: Tally exports, bank statements in CSV, GSTR-2B ' +
      'downloads, price lists and a budget. In Excel for Microsoft 365 you clean the data with ' +
      'Power Query, match it with lookups and joins, summarise it through the data model and ' +
      'test it for error. Afterwards you can reconcile two large registers, prepare a monthly ' +
      'variance pack and defend every total in it.',
    objectives: [
      'Combine twelve monthly registers into one table that refreshes without retyping or copying',
      'Match a purchase register with GSTR-2B and give every unmatched line a reason',
      'Write formulas with XLOOKUP, FILTER, LET and LAMBDA that a colleague can read',
      'Explain a change in gross margin by price, volume and mix',
      'Prepare a thirteen-week cash forecast and show the week in which money runs short',
      'Test a year’s journal entries and list those that deserve a second look',
    ],
    syllabus: [
      {
        topic:
          'Plan a workbook before typing: separate sheets for raw data, workings and report, ' +
          'Excel tables, an assumptions sheet and check totals that must read zero',
        hours: 2,
      },
      {
        topic:
          'Lookups between two registers: XLOOKUP for exact, approximate and last matches, ' +
          'two-column keys, and telling a blank cell from a missing record',
        hours: 2,
      },
      {
        topic:
          'Dynamic arrays: FILTER, SORT, UNIQUE, GROUPBY and VSTACK used for a customer ' +
          'statement that lengthens by itself as the ledger grows',
        hours: 2.5,
      },
      {
        topic:
          'LET and LAMBDA: name each step of an ageing formula, then save the firm’s own ' +
          'functions for days overdue and quarter of the April-to-March year',
        hours: 2,
      },
      {
        topic:
          'Dates and text: EOMONTH, NETWORKDAYS.INTL with a holiday list, TEXTBEFORE and ' +
          'TEXTSPLIT on bank narrations, format tests for PAN and GSTIN',
        hours: 1.5,
      },
      {
        topic:
          'Power Query on one file: import a Tally export and a bank CSV, remove report ' +
          'headings, fill down, unpivot months and set types with Indian dates',
        hours: 2.5,
      },
      {
        topic:
          'Power Query on many files: append a folder of twelve registers, merge with masters by ' +
          'left and anti joins, and use a parameter for the folder path',
        hours: 2.5,
      },
      {
        topic:
          'GSTR-2B against the purchase register: standardise invoice numbers, match exactly, ' +
          'then within a tolerance, and give each line a status and a next action',
        hours: 3,
      },
      {
        topic:
          'Data model: relate voucher lines, parties and a calendar, then build PivotTables with ' +
          'slicers, distinct customer counts and margin percentage as measures',
        hours: 2.5,
      },
      {
        topic:
          'Variance analysis: budget against actual, same month last year, and a price, volume ' +
          'and mix bridge that adds back to the change in margin',
        hours: 2,
      },
      {
        topic:
          'Forecast and what-if: thirteen-week cash forecast from due dates and past delays, ' +
          'Goal Seek, one- and two-way data tables, best and worst scenarios',
        hours: 2.5,
      },
      {
        topic:
          'Journal entry tests: duplicates, gaps in voucher numbers, round amounts, entries on ' +
          'holidays, first-digit frequencies, and a sample that another person can draw again',
        hours: 2,
      },
      {
        topic:
          'Charts for a report: waterfall, combination and small multiples, honest axes, labels ' +
          'in lakhs, and a one-page dashboard that prints on A4',
        hours: 1.5,
      },
      {
        topic:
          'Final workbook: from untouched downloads to a month’s pack, refreshed live with a ' +
          'second month and reviewed by another learner from a checklist',
        hours: 1.5,
      },
    ],
    career: [
      'MIS Executive',
      'Junior Financial Analyst',
      'FP&A Executive',
      'Reconciliation Analyst',
      'Reporting assistant in a shared service centre',
      'Internal Audit Associate',
    ],
  },
  14: {
    description:
      'You turn a ledger into reports that managers can explore on their own. Using two years ' +
      'of voucher lines from a company with four branches, you build a star schema in Power BI ' +
      'Desktop, write DAX measures, draw up a profit and loss account and balance sheet that ' +
      'agree with the trial balance, and publish with access limited by branch. You then answer ' +
      'the same questions in Tableau. Afterwards you can design, reconcile and hand over a ' +
      'finance dashboard with its notes.',
    objectives: [
      'Model a trial balance, its vouchers and its masters as a star schema with a calendar of ' +
        'the Indian financial year',
      'Write DAX measures for year to date, last year and rolling twelve months and prove each ' +
        'against the books',
      'Build a profit and loss account and a balance sheet whose subtotals agree with the ' +
        'trial balance',
      'Publish a report with row-level security and show what each branch manager can see',
      'Rebuild one dashboard in Tableau with calculated fields, parameters and actions',
      'Hand over a report with a data dictionary, a reconciliation and a change log',
    ],
    syllabus: [
      {
        topic:
          'From management’s questions to definitions: for each figure its formula, level of ' +
          'detail, source, owner and the decision that depends on it',
        hours: 1,
      },
      {
        topic:
          'Connections in Power BI Desktop: Excel, folders and SQL databases, Import against ' +
          'DirectQuery, and reuse of cleaning steps across reports',
        hours: 1.5,
      },
      {
        topic:
          'Star schema for accounts: voucher lines as facts; ledgers, parties, cost centres and ' +
          'dates as dimensions; one-to-many relationships and single-direction filters',
        hours: 2,
      },
      {
        topic:
          'Calendar table for April to March: quarters, month order, a marked date table, and ' +
          'separate handling of invoice date and due date',
        hours: 1,
      },
      {
        topic:
          'DAX from first principles: measure against calculated column, row and filter context, ' +
          'SUMX, DIVIDE and CALCULATE, each tested on a trial balance',
        hours: 2.5,
      },
      {
        topic:
          'Time intelligence: year to date with a 31 March year-end, same period last year, ' +
          'rolling twelve months, and the incomplete current month',
        hours: 1.5,
      },
      {
        topic:
          'Statements in a matrix: a mapping table from ledgers to report lines, signs, ' +
          'subtotals, movements for profit and loss, cumulative balances for the balance sheet',
        hours: 2,
      },
      {
        topic:
          'Report pages: receivables ageing, sales by state and product, drill-through to the ' +
          'voucher, tooltips, bookmarks, and colours safe for colour-blind readers',
        hours: 1.5,
      },
      {
        topic:
          'Publishing: workspaces and apps, scheduled refresh through a gateway, row-level ' +
          'security tested by branch, export limits, and who needs which licence',
        hours: 2,
      },
      {
        topic:
          'Tableau beginnings: relationships against joins, dimensions and measures, continuous ' +
          'and discrete dates, fiscal year set to April, extracts, and why client data never ' +
          'goes to Tableau Public',
        hours: 1.5,
      },
      {
        topic:
          'Tableau calculations on the same ledger: calculated fields, FIXED level-of-detail ' +
          'expressions, running totals, percentage of total, and a parameter that switches ' +
          'budget and actual',
        hours: 1.5,
      },
      {
        topic:
          'Tableau dashboard: filter and highlight actions, user filters, publishing to Tableau ' +
          'Cloud, and a written comparison with Power BI on cost, upkeep and skills',
        hours: 1,
      },
      {
        topic:
          'Review before release: agree totals with the source, time the loading of each page, ' +
          'write the data dictionary, log changes, and present the report to a critical listener',
        hours: 1,
      },
    ],
    career: [
      'MIS Executive',
      'Finance reporting assistant (Power BI)',
      'Finance reporting assistant (Tableau)',
      'Junior finance data analyst',
      'Reporting assistant in a shared service centre',
    ],
  },
  15: {
    description:
      'You keep a Dubai trading company and its Riyadh branch compliant for a year, working from ' +
      'invoices, customs declarations, contracts, payroll sheets and a trial balance. You ' +
      'classify supplies, prepare a UAE VAT 201 return and a Saudi return, follow an invoice ' +
      'through e-invoicing, compute UAE corporate tax and convert the accounts to IFRS, with ' +
      'IFRS 18 in view. Excel schedules and practice copies of the forms are used. Afterwards you can assist with the monthly tax and closing work of a Gulf accounts office, under a responsible senior.',
    objectives: [
      'Classify a sale or purchase as standard-rated, zero-rated, exempt or outside the scope ' +
        'of VAT, with the reason',
      'Prepare a UAE VAT 201 return by emirate and a Saudi return, each agreed with the ledger',
      'Trace an invoice through Saudi clearance and through the UAE five-corner exchange',
      'Compute UAE corporate tax from accounting profit, with reliefs and adjustments shown',
      'Tell zakat, income tax and withholding in Saudi Arabia apart and prepare the figures of each',
      'Convert a trial balance kept under Indian standards into IFRS statements of profit or ' +
        'loss and of financial position',
      'Reclassify income and expenses under the categories of IFRS 18',
    ],
    syllabus: [
      {
        topic:
          'VAT across the Gulf: 5% in the UAE and Oman, 15% in Saudi Arabia, 10% in Bahrain, none yet in Qatar and Kuwait; registration from AED 375,000 or AED 187,500 and its counterparts, TRN, tax groups, non-residents, deregistration',
        hours: 2,
      },
      {
        topic:
          'Classify supplies: exports, international transport, first and later supplies of ' +
          'residential property, financial services, healthcare, education, and goods in ' +
          'designated zones',
        hours: 1.5,
      },
      {
        topic:
          'Place and date of supply, imports and reverse charge; UAE self-invoices no longer ' +
          'required since 1 January 2026, but supplier and customs papers kept as evidence',
        hours: 1.5,
      },
      {
        topic:
          'Tax invoices and credit notes: required particulars, full and simplified forms, ' +
          'Arabic in Saudi Arabia, discounts, advances, and conversion of foreign currency at ' +
          'the prescribed rate',
        hours: 1,
      },
      {
        topic:
          'Input tax: blocked staff and entertainment costs, apportionment and annual ' +
          'adjustment, unpaid suppliers, the UAE five-year limit on excess credit, and supplier ' +
          'checks before claiming',
        hours: 1,
      },
      {
        topic:
          'UAE return: VAT 201 boxes by emirate, EmaraTax filing by the 28th, refund, voluntary ' +
          'disclosure, and the penalty table in force since 14 April 2026',
        hours: 1.5,
      },
      {
        topic:
          'Saudi return and Fatoora: clearance of standard invoices, reporting of simplified ' +
          'invoices within 24 hours, QR code, rejected files, and integration after the June ' +
          '2026 wave',
        hours: 1.5,
      },
      {
        topic:
          'UAE e-invoicing: PINT AE data, accredited service providers, voluntary since July ' +
          '2026, mandatory from 1 January 2027 at AED 50 million revenue or more, other ' +
          'businesses from 1 July 2027',
        hours: 1.5,
      },
      {
        topic:
          'UAE corporate tax: 9% above AED 375,000, free-zone conditions, small business relief ' +
          'for periods ending by 31 December 2026, nine-month filing, 15% top-up for large ' +
          'groups',
        hours: 1.5,
      },
      {
        topic:
          'Saudi Arabia beyond VAT: zakat on the Saudi and GCC share, income tax on the foreign share, tax withheld at 5%, 15% or 20% from payments abroad, treaty relief',
        hours: 1,
      },
      {
        topic:
          'Gulf payroll in the accounts: Wage Protection System file, leave pay, UAE gratuity of ' +
          '21 and 30 days’ basic wage a year, and its IAS 19 liability',
        hours: 1,
      },
      {
        topic:
          'From Indian books to IFRS: full IFRS or IFRS for SMEs, mapping the trial balance, ' +
          'inventories, property, impairment, provisions, and differences from AS and Ind AS',
        hours: 2,
      },
      {
        topic:
          'Three standards worked in Excel: a five-step contract under IFRS 15, a lease schedule ' +
          'under IFRS 16, and a provision matrix under IFRS 9',
        hours: 2,
      },
      {
        topic:
          'IFRS 18 for periods from 1 January 2027: five categories, operating profit, ' +
          'management-defined performance measures, and 2026 comparatives restated with a ' +
          'reconciliation',
        hours: 1,
      },
    ],
    career: [
      'Accounts executive who assists with UAE books',
      'Assistant for Gulf VAT returns',
      'Assistant for UAE corporate tax',
      'General ledger assistant for Saudi books',
      'Assistant in IFRS reporting',
      'Gulf Accounts Outsourcing Associate',
    ],
  },
  16: {
    description:
      'You study the company behind the ledger: who owns it, who lends to it, what it must file, how fraud happens in it and how it is audited. The papers are a board file, a bank sanction ' +
      'letter, export documents, vendor forms, an audit request list and annual reports of ' +
      'listed companies; Excel, Word and the MCA portal’s public records are the tools. ' +
      'Afterwards you can run a compliance calendar, draw up controls for a small finance team, ' +
      'support an audit and refuse an improper instruction in writing.',
    objectives: [
      'Compare the forms of business by liability, tax, filings and audit and advise on one of ' +
        'them for a given case',
      'Maintain a compliance calendar with an owner, a reviewer and proof of filing for every date',
      'Draft a risk and control matrix for purchases, payments, sales and payroll',
      'Prepare a lender’s working-capital file and test loan covenants from the accounts',
      'Answer an auditor’s request list with indexed evidence and close the queries in writing',
      'Write a note that reports a suspected irregularity without accusing anyone',
    ],
    syllabus: [
      {
        topic:
          'Forms of business: proprietorship, partnership, LLP, one-person, private and public ' +
          'company, compared by liability, tax, audit, filings and authority to sign',
        hours: 1.5,
      },
      {
        topic:
          'A private company’s year: board and general meetings, minutes, registers, AOC-4, ' +
          'MGT-7 or MGT-7A, auditor’s appointment, deposit return, and the small-company limits ' +
          'in force',
        hours: 2,
      },
      {
        topic:
          'One compliance calendar for GST, income-tax, EPF, ESI, professional tax and MCA, with ' +
          'owner, reviewer, internal date, proof of filing and escalation',
        hours: 1.5,
      },
      {
        topic:
          'Being paid as a small supplier: Udyam registration, order terms, acceptance of goods, ' +
          'compound interest under the MSMED Act, online claims and TReDS discounting',
        hours: 1.5,
      },
      {
        topic:
          'Bank finance: sanction letter, cash credit and term loan, CMA data, covenants, charge ' +
          'filings, letters of credit, guarantees, and what a breach costs',
        hours: 2,
      },
      {
        topic:
          'Cross-border work under the FEMA regulations in force since 1 October 2026: IEC, ' +
          'export declaration for services, realisation period, import payments, and tax papers ' +
          'for remittances abroad',
        hours: 1.5,
      },
      {
        topic:
          'Internal controls: separated duties, maker and checker, three-way match, vendor bank ' +
          'changes confirmed by call-back, cash counts, and a risk and control matrix',
        hours: 2,
      },
      {
        topic:
          'Fraud cases rebuilt from vouchers: duplicate vendors, ghost employees, teeming and ' +
          'lading, false refunds; red flags, preserving evidence, and whom to tell first',
        hours: 1.5,
      },
      {
        topic:
          'Month-end as a project: a five-day close calendar, dependencies between teams, ' +
          'reconciliations graded by risk, review notes, sign-off and lessons for next month',
        hours: 1.5,
      },
      {
        topic:
          'Audit from the company’s side: request list, sample retrieval, balance confirmations, ' +
          'CARO 2020 points, internal financial controls, management letter and representation ' +
          'letter',
        hours: 1.5,
      },
      {
        topic:
          'Personal data in finance files: mapping PAN, Aadhaar and bank details, access, ' +
          'retention, breach drill, and duties under the DPDP Act due by May 2027',
        hours: 1,
      },
      {
        topic:
          'Reading an annual report: auditor’s opinion, notes, related parties, cash flow, contingent liabilities, and one listed company compared with a competitor',
        hours: 1,
      },
      {
        topic:
          'Conduct and writing: confidentiality, gifts, conflict of interest, pressure to ' +
          'back-date; refusing in writing, escalating, and explaining a bad month to an owner',
        hours: 1.5,
      },
    ],
    career: [
      'Compliance Executive',
      'Assistant Finance Manager',
      'Internal Audit Executive',
      'Finance Controls Analyst',
      'Accounts Manager (Small and Medium Enterprises)',
      'Finance and Administration Officer',
    ],
  },
  17: {
    description:
      'You use language models and built-in assistants on an accountant’s own papers, and learn ' +
      'where they fail. With masked invoices, bank narrations, contracts, circulars and ledgers, ' +
      'you extract data, draft letters, explain workbooks, propose ledger codes and look for odd ' +
      'entries, using Copilot in Microsoft 365, a general chat assistant and the suggestions ' +
      'inside cloud books. Every output is checked against its source and logged. Afterwards you ' +
      'can hand routine work to these tools without exposing client data or signing an invented ' +
      'figure.',
    objectives: [
      'Mask a client document and decide, from an office policy, whether it may be given to an ' +
        'AI tool',
      'Write a prompt that states source, task, format and test, and improve it from its failures',
      'Verify every section, rate and date in an AI answer against the official text and ' +
        'record the check',
      'Measure the accuracy of AI ledger coding on labelled lines and set a limit for human review',
      'Build a flow in which nothing is posted or paid without a named person’s approval',
      'Produce a working paper showing the tool, prompt, checks and reviewer behind an ' +
        'AI-assisted result',
    ],
    syllabus: [
      {
        topic:
          'How a language model produces text: tokens, training cut-off, context window, web ' +
          'search, why the same question varies, and why it invents section numbers',
        hours: 1.5,
      },
      {
        topic:
          'What may leave the office: masking PAN, Aadhaar and bank details, personal and ' +
          'business accounts, training settings, client consent, vendor terms, a one-page policy',
        hours: 1.5,
      },
      {
        topic:
          'Prompts as working instructions: role, source attached, task, format, worked example ' +
          'and acceptance test; a shared library with version and author',
        hours: 1.5,
      },
      {
        topic:
          'Legal questions: attach the Act or circular, demand paragraph references, catch ' +
          'answers that apply the 1961 Act after March 2026 or old GST slabs, keep a ' +
          'verification log',
        hours: 1.5,
      },
      {
        topic:
          'Invoices and statements to tables: extraction from PDFs and scans, missing and ' +
          'misread fields, control totals, duplicate checks and an exceptions sheet',
        hours: 1.5,
      },
      {
        topic:
          'Copilot in Excel: explain an inherited workbook, propose formulas and summaries, ' +
          'clean party names, and prove each result on rows worked by hand',
        hours: 1.5,
      },
      {
        topic:
          'Coding bank narrations: fixed rules first, model suggestions next, a person last; ' +
          'accuracy by ledger on two hundred labelled lines and the cost of errors',
        hours: 2,
      },
      {
        topic:
          'Suggestions inside cloud books: match, category and anomaly prompts reviewed ' +
          'critically, wrong habits corrected at the rule, and access of add-on apps limited',
        hours: 1,
      },
      {
        topic:
          'Finding unusual entries: distance from a ledger’s own pattern, rare account pairs, a ' +
          'short Python script written with assistance, and false alarms counted',
        hours: 1.5,
      },
      {
        topic:
          'Writing from verified figures: variance comments, customer reminders, first drafts of ' +
          'replies to tax notices, and a rule against any number absent from the source',
        hours: 1.5,
      },
      {
        topic:
          'Long documents: question a loan agreement and a lease with page references, compare ' +
          'two drafts, list dates and amounts, and read the cited pages yourself',
        hours: 1,
      },
      {
        topic:
          'Automation with approval: a Power Automate flow that files supplier bills, requests ' +
          'consent and writes a log; failures, duplicates and a stop switch',
        hours: 2,
      },
      {
        topic:
          'Fake papers and voices: generated bills, altered bank statements, cloned voices asking for payment; signs, QR and portal checks, and a rehearsal with the team',
        hours: 1,
      },
      {
        topic:
          'Responsibility and final task: working papers, reviewer sign-off, measured time ' +
          'saved, errors reported, and one complete month-end job done with and without AI',
        hours: 1,
      },
    ],
    career: [
      'AI-Assisted Accounting Associate',
      'Finance Automation Assistant',
      'Accounts Payable Automation Analyst',
      'Finance Transformation Associate',
      'Digital Finance Executive',
    ],
  },
} as const satisfies Record<number, Syllabus>;
