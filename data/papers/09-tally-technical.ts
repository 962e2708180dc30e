import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const tallyTechnical: Paper = [
  basic(
    'Manual and automatic backup',
    'What proves that last night’s backup can be relied on?',
    [
      'It was restored on another machine and its balances agree with the live company',
      'A backup that nobody has restored is a hope. The test, with its date and name, stands in the register.',
    ],
    ['The backup file has the usual size', 'A damaged file can have any size.'],
    [
      'Tally said that the backup was completed',
      'The message says that a file was written, not that it can be read on another machine.',
    ],
    [
      'The file is also on a pen drive',
      'Two copies of an unreadable file are two unreadable files.',
    ],
  ),
  basic(
    'Users, roles and security levels',
    'The billing clerk should make sales vouchers and see nothing of salaries. What is set up?',
    [
      'A security level of her own that allows sales vouchers and denies the rest, given to her user',
      'Rights are given by role, each person has a user, and the edit log names her.',
    ],
    [
      'She uses the owner’s log-in in the mornings',
      'Every voucher then carries the owner’s name, and every report is open to her.',
    ],
    ['Salaries are kept in ledgers with hidden names', 'Names hide nothing from a drill-down.'],
    [
      'TallyVault with a password she does not know',
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
    ['1 April 2021', 'That was the first date set; it was moved twice.'],
    ['1 April 2026, with the new Income-tax Act', 'The rule is company law and older.'],
    ['It is voluntary', 'For companies it is not. Others may use it and gain by it.'],
  ),
  basic(
    'Data folders and company numbers',
    'The company moves to a new server. What is copied?',
    [
      'The whole numbered folder of the company, with Tally closed, or a backup that is restored there',
      'A company is a folder with a number; single files of it are of no use.',
    ],
    ['The shortcut on the desktop', 'A shortcut points at data, it holds none.'],
    ['An Excel export of all ledgers', 'Vouchers, references and the edit log would be lost.'],
    ['The file with the newest date', 'A company is many files that belong together.'],
  ),
  working(
    'Multi-user set-up on a LAN',
    'Two of five computers do not see the company; the server and three others do. What is looked at first?',
    [
      'The data path, folder rights and firewall of those two',
      'What works for three works at the server. The fault lies on the way of the two.',
    ],
    [
      'Tally is installed anew on the server',
      'The server serves three. Installing anew risks what works.',
    ],
    ['The company is restored from backup', 'The data is sound; three users have it open.'],
    [
      'The licence is bought again',
      'A missing licence would be said by Tally in its own words, and would not hide one company.',
    ],
  ),
  working(
    'Verify and repair company data',
    'After a power cut, Tally says that company data is damaged. What is the order of steps?',
    [
      'Copy the folder as it is, repair the copy, compare trial balance and voucher count with the last report, then go on',
      'Repair can drop what it cannot read. With the copy kept and the totals compared, one knows what was lost.',
    ],
    [
      'Repair at once on the live folder',
      'If the repair makes it worse, nothing is left to go back to.',
    ],
    ['Go on working and repair at the weekend', 'Each new voucher is written into damaged files.'],
    [
      'Restore last week’s backup without looking',
      'A week of work is thrown away that a repair may save.',
    ],
  ),
  working(
    'Import masters and vouchers from Excel',
    'An import of 320 vouchers reports 12 exceptions “Ledger does not exist”. The sheet says “Sundry Expences”, Tally “Sundry Expenses”. What is done?',
    [
      'The sheet is corrected and only the 12 are imported again',
      'The others are in. Importing all would double 308 vouchers: 320 − 12 = 308.',
    ],
    [
      'A ledger “Sundry Expences” is created',
      'The expense is then in two ledgers, one of them misspelt, for good.',
    ],
    [
      'All 320 are imported again after the correction',
      '320 − 12 = 308 vouchers would stand twice, unless the import is set to overwrite by a number that is really unique.',
    ],
    [
      'The 12 are keyed in by hand without a note',
      'It can be done, but the sheet stays wrong and next month brings it again.',
    ],
  ),
  working(
    'Manual and automatic backup',
    'A company’s books are kept on a server in Singapore by its group. What does Indian company law ask of its backup?',
    [
      'A backup on a server physically in India, every day',
      'Rule 3(5) of the Companies (Accounts) Rules, daily since August 2022.',
    ],
    [
      'A backup in India every quarter',
      'The interval was never a quarter; it was “periodic”, now it is daily.',
    ],
    ['Nothing, if the group’s auditor agrees', 'An auditor cannot release from a rule.'],
    ['A print of all ledgers, signed each month', 'Paper is not asked for; the data is.'],
  ),
  working(
    'Configure voucher types',
    'Two billing counters must not use the same invoice number, and the numbers must run without gaps. What is configured?',
    [
      'Two voucher types or series with prefixes of their own, automatic numbering, each without gaps',
      'Rule 46 allows several series, each consecutive and unique in the year, of at most 16 characters.',
    ],
    [
      'Manual numbering with a notebook between the counters',
      'Two people and one notebook make doubles and gaps.',
    ],
    [
      'One series, numbered at the end of the day',
      'The invoice must carry its number when it is given.',
    ],
    ['Random numbers', 'They are unique by luck and consecutive never.'],
  ),
  advanced(
    'Edit Log: the audit trail rule',
    'The auditor asks who changed sales voucher 1184 from ₹64,000 to ₹46,000 after the month was reported. What is shown?',
    [
      'The edit log of the voucher: each version with user, date and time, and the two compared',
      'That is what the log is for. Beside it stands the paper that gave the reason, or the finding that there is none.',
    ],
    [
      'The present voucher and the clerk’s explanation',
      'The present voucher shows the result only; an explanation is not evidence.',
    ],
    ['Last month’s printed register', 'It shows that something changed, not who did it and when.'],
    ['The backup of that day', 'It shows the earlier amount, not the hand that changed it.'],
  ),
  advanced(
    'Verify and repair company data',
    'After a split at 1 April 2026, the new company opens with debtors ₹18,42,000; the old one closes with ₹18,42,000, but the bill-wise list in the new one adds up to ₹17,96,500. What happened, and what is done?',
    [
      'Bills worth ₹45,500 were not carried with references; they are found and entered as opening bills',
      '₹18,42,000 − ₹17,96,500 = ₹45,500. The ledger is right, the list is not; usually on-account amounts or bills without reference are behind it.',
    ],
    [
      'Nothing: the ledger balance agrees',
      'Receipts for those bills will find nothing to be set against, and the ageing is wrong from the first day.',
    ],
    ['₹45,500 is written off', 'Customers owe it still.'],
    [
      'The split is undone by deleting the new company and typing the balances',
      'Typing carries the ledgers, and loses the bills altogether.',
    ],
  ),
  advanced(
    'Export registers to Excel, PDF and XML',
    'An auditor gets an ODBC read of the ledger and finds debits and credits of ₹2,14,600 less than in the Day Book. Nobody altered anything. What is the likely reason?',
    [
      'The Day Book was shown with optional or cancelled vouchers, or for another period',
      'Both read the same data. What is included, and from when to when, differs with the settings of the report.',
    ],
    [
      'ODBC rounds amounts',
      'Rounding would make paise a line, not a round ₹2,14,600 alike on both sides.',
    ],
    [
      'The data is damaged',
      'Damage shows as messages and missing vouchers, and seldom so even on both sides.',
    ],
    [
      'The auditor’s Excel dropped rows',
      'Possible only above a million rows; a count of rows settles it in a minute.',
    ],
  ),
];
