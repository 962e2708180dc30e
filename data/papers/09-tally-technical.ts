import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const tallyTechnical: Paper = [
  basic(
    'Manual and automatic backup',
    'What proves that last night’s backup can be relied on?',
    [
      'It was restored on another machine and its balances agree with the live company',
      'Until somebody has restored it, you do not know whether a backup works. The register shows the test, its date and who did it.',
    ],
    [
      'Its file has the size of the days before and carries last night’s date and time',
      'A damaged file can have any size.',
    ],
    [
      'Tally said that the backup was completed, and the message was kept',
      'The message says that a file was written, not that it can be read on another machine.',
    ],
    [
      'Its file lies on a pen drive and in the cloud as well, both away from the office',
      'Three copies of an unreadable file are three unreadable files.',
    ],
  ),
  basic(
    'Users, roles and security levels',
    'The billing clerk should make sales vouchers and see nothing of salaries. What is set up?',
    [
      'A user of her own, with a security level that allows sales vouchers alone',
      'Rights are given by role, each person has a user, and the edit log names her.',
    ],
    [
      'The owner’s log-in for her hours at the counter, with its password changed each week',
      'Every voucher then carries the owner’s name, and every report is open to her.',
    ],
    [
      'A user of her own with the owner’s level, and salaries in ledgers under other names',
      'Names hide nothing from a drill-down, and the owner’s level opens every report.',
    ],
    [
      'A TallyVault password that she is not told',
      'The vault locks the whole company: she could not bill at all.',
    ],
  ),
  basic(
    'Edit Log: the audit trail rule',
    'Since when must companies use accounting software that records an edit log which cannot be switched off?',
    [
      'Financial years from 1 April 2023 on',
      'Rule 3(1) of the Companies (Accounts) Rules; the auditor reports whether it ran all year without tampering.',
    ],
    ['Financial years from 1 April 2021 on', 'That was the first date set; it was moved twice.'],
    ['Financial years from 1 April 2026 on', 'The rule is company law and older.'],
    [
      'No year: it is voluntary for companies',
      'For companies it is not. Others may use it and gain by it.',
    ],
  ),
  basic(
    'Edit Log: the audit trail rule',
    'The auditor asks who changed sales voucher 1184 from ₹64,000 to ₹46,000 after the month was reported. What is shown?',
    [
      'The edit log of the voucher: its versions compared, each with user, date and time',
      'That is what the log is for. Beside it stands the paper that gave the reason, or the finding that there is none.',
    ],
    [
      'The present voucher, the clerk’s explanation and the customer’s confirmation',
      'The present voucher shows the result only; an explanation is not evidence of who changed it and when.',
    ],
    [
      'Last month’s printed register beside the present one, with the ₹18,000 marked',
      'It shows that something changed, not who did it and when.',
    ],
    [
      'The backup of the day before, restored and compared with the present company',
      'It shows the earlier amount, not who changed it.',
    ],
  ),
  working(
    'Data folders and company numbers',
    'The company moves to a new server. What is copied?',
    [
      'The company’s whole numbered folder, with Tally closed',
      'A company is a folder with a number; single files of it are of no use. A backup restored on the server will also do.',
    ],
    [
      'The TallyPrime folder under Program Files, with the licence',
      'Program and licence are installed again on the server. The books are in the company’s own folder.',
    ],
    [
      'An Excel export of all ledgers and of the stock summary',
      'Vouchers, references and the edit log would be lost.',
    ],
    [
      'The files of its folder that were changed this year',
      'A company is many files that belong together, and some do not change for months.',
    ],
  ),
  working(
    'Multi-user set-up on a LAN',
    'Two of five computers do not see the company; the server and three others do. What is looked at first?',
    [
      'The data path, folder rights and firewall of those two',
      'It works for three, so the server is fine. The fault is between the server and these two.',
    ],
    [
      'The company’s data on the server, which is verified and repaired',
      'The data is fine; three users have it open.',
    ],
    [
      'The licence, which may be for one user and not for many',
      'Server and three computers work at once, which a licence for one user would not allow.',
    ],
    [
      'Tally on the server, which is installed anew',
      'The server serves three computers and itself. Reinstalling it risks what works.',
    ],
  ),
  working(
    'Import masters and vouchers from Excel',
    'An import of 320 vouchers reports 12 exceptions “Ledger does not exist”. The sheet says “Sundry Expences”, Tally “Sundry Expenses”. What is done, so that one ledger holds the expense and the sheet serves next month?',
    [
      'The sheet is corrected and only the 12 are imported again',
      'The others are in. Importing all would double 308 vouchers: 320 − 12 = 308.',
    ],
    [
      'A ledger “Sundry Expences” is created and the 12 are imported again',
      'The expense is then in two ledgers, one of them misspelt, for good.',
    ],
    [
      'The sheet is corrected and all 320 are imported as new vouchers',
      '320 − 12 = 308 vouchers would stand twice.',
    ],
    [
      'The 12 are keyed in by hand and the sheet is left',
      'It can be done, but the sheet stays wrong and next month brings it again.',
    ],
  ),
  working(
    'Manual and automatic backup',
    'A company’s books are kept on a server in Singapore by its group. What does Indian company law ask of its backup?',
    [
      'A daily backup on a server physically in India',
      'Rule 3(5) of the Companies (Accounts) Rules, daily since August 2022.',
    ],
    [
      'A backup on a server physically in India, every quarter',
      'The interval was never a quarter; it was “periodic”, now it is daily.',
    ],
    [
      'No backup in India, if the group’s auditor vouches for it',
      'An auditor cannot exempt anyone from a rule.',
    ],
    ['A signed print of all ledgers in India, every month', 'Paper is not asked for; the data is.'],
  ),
  working(
    'Configure voucher types',
    'Two billing counters must not use the same invoice number, and the numbers must run without gaps. What is configured?',
    [
      'Two series with prefixes of their own, each numbered automatically',
      'Rule 46 allows several series, each consecutive and unique in the year, of at most 16 characters.',
    ],
    [
      'One series numbered by hand, with a notebook that both counters share',
      'Two people and one notebook lead to duplicates and gaps.',
    ],
    [
      'One series, numbered by the office when the day’s invoices are posted',
      'The invoice must carry its number when it is given.',
    ],
    [
      'Two series without a prefix, each begun anew at 1 on the first of a month',
      'Number 1 then comes twice a month and again next month. Rule 46 asks for numbers that are unique in the year.',
    ],
  ),
  advanced(
    'Verify and repair company data',
    'After a power cut, Tally says that company data is damaged. What is the order of steps?',
    [
      'Copy the folder, repair the copy, compare its trial balance and voucher count with the last report',
      'Repair can drop what it cannot read. If you keep the copy and compare the totals, you know what was lost.',
    ],
    [
      'Repair the live folder at once, take a backup of it, and compare at the month’s end',
      'If the repair makes it worse, nothing is left to go back to.',
    ],
    [
      'Go on with care, take a backup each evening, and repair at the weekend when nobody is working',
      'Each new voucher is written into damaged files.',
    ],
    [
      'Restore last week’s backup over the damaged folder and key in the vouchers of the week again',
      'This throws away a week of work that a repair may save, and the damaged folder too.',
    ],
  ),
  advanced(
    'Verify and repair company data',
    'After a split at 1 April 2026, the new company opens with debtors ₹18,42,000; the old one closes with ₹18,42,000, but the bill-wise list in the new one adds up to ₹17,96,500. What happened, and what is done?',
    [
      'Bills worth ₹45,500 were not carried with references; they are found and entered as opening bills',
      '₹18,42,000 − ₹17,96,500 = ₹45,500. The ledger is right, the list is not; usually on-account amounts or bills without reference are behind it.',
    ],
    [
      'Nothing is wrong, since the ledger agrees; the list follows with the first receipts',
      'Receipts for those bills will find nothing to be set against, and the ageing is wrong from the first day.',
    ],
    [
      'Bills worth ₹45,500 are doubtful; they are written off against the opening balance',
      'Nothing says that they are doubtful. Customers owe them still.',
    ],
    [
      'The split failed; the new company is deleted and its ledger balances are typed in',
      'Typing carries the ledgers, and loses the bills altogether.',
    ],
  ),
  advanced(
    'Export registers to Excel, PDF and XML',
    'The Day Book of June, exported to PDF, adds up to ₹2,14,600 more on both sides than the ledger entries that an auditor read by ODBC for June. The optional vouchers of June add up to ₹2,14,600. What explains the difference?',
    [
      'The PDF lists the optional vouchers, which stand in no ledger',
      'An optional voucher is a draft: a list of vouchers can show it, the ledgers never do. The amount matches them to the rupee.',
    ],
    [
      'ODBC rounds each amount to whole rupees, which adds up in a month',
      'Rounding would make paise a line, not exactly the sum of the optional vouchers.',
    ],
    [
      'ODBC leaves out vouchers that were altered after they were first saved',
      'ODBC reads each voucher as it stands now, altered or not.',
    ],
    [
      'The PDF counts a voucher twice if it was printed twice',
      'Printing changes no voucher and no total.',
    ],
  ),
];
