import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const cloud: Paper = [
  basic(
    'Desktop, hosted and browser-based systems',
    'TallyPrime runs on a rented Windows machine in a data centre, and users reach it by remote desktop. What is it?',
    [
      'Hosted desktop software',
      'The program is the same as on a desktop; only the machine is elsewhere. Windows log-ins, licences and backups remain the firm’s own responsibility.',
    ],
    [
      'Browser-based accounts software',
      'There, nothing is installed and the provider keeps one system for all customers.',
    ],
    [
      'A remote backup of the books',
      'A machine that people work on is not a backup, wherever it is.',
    ],
    [
      'TallyPrime’s server edition',
      'That is a licence for many users at one firm’s own server. Here only the place of the machine has changed.',
    ],
  ),
  basic(
    'Bank feeds',
    'A bank feed brings a receipt that was already entered by hand as a customer’s payment. What is done?',
    [
      'It is matched with the entry',
      'Matching says: this line is that entry. Nothing is counted twice, and the line is reconciled.',
    ],
    [
      'It is categorised as sales income',
      'The income would stand twice: once by invoice, once by the feed.',
    ],
    ['It is excluded from the feed', 'Then the entry never gets reconciled.'],
    [
      'It is left open beside the entry',
      'The line will still be there next month, and after a year nobody knows why.',
    ],
  ),
  basic(
    'Work as a practice',
    'Six clients offer to send the passwords of their books by e-mail. How is access kept safe?',
    [
      'A log-in of one’s own for each person, invited by the client, with two-factor sign-in',
      'You can see what each person did, and one click ends the access when somebody leaves.',
    ],
    [
      'One log-in of the practice for each client, kept in a locked list',
      'Nobody can tell who did what, and a person who leaves can take the list along.',
    ],
    [
      'The client’s own log-in, with a password that he changes after each month’s close',
      'Then all entries seem to be the client’s.',
    ],
    [
      'Passwords by an encrypted messenger, deleted on both sides after the first sign-in',
      'A deleted message was still read, and everybody works under one name.',
    ],
  ),
  basic(
    'Zoho Books organisation',
    'After GSTR-3B of October is filed, how are changes to October prevented in Zoho Books?',
    [
      'By transaction locking up to 31 October with a reason',
      'Nobody can then add or alter entries of that time without unlocking, which is recorded.',
    ],
    [
      'By making the users of October inactive in November',
      'Work goes on in November; people are needed.',
    ],
    [
      'By exporting the reports of October as a signed PDF',
      'An export keeps a record; it does not prevent changes.',
    ],
    ['By closing the financial year on 31 October', 'October lies in the middle of it.'],
  ),
  working(
    'Desktop, hosted and browser-based systems',
    'An Indian company keeps its books in a browser-based system whose servers stand abroad. Which two duties of Indian company law does it check before it signs?',
    [
      'An edit log that cannot be switched off, and a daily backup on a server in India',
      'Both come from the Companies (Accounts) Rules. Do not choose a provider that cannot confirm both in writing.',
    ],
    [
      'A licence of the Reserve Bank for books kept abroad, and the provider’s PAN',
      'Book-keeping software needs no licence of the RBI.',
    ],
    [
      'A branch of the provider in India, and a yearly inspection of its servers',
      'Neither is asked for.',
    ],
    [
      'Paper copies of all vouchers at the registered office, signed each month',
      'Electronic books are lawful.',
    ],
  ),
  working(
    'Migrate from Tally',
    'Cut-over on 1 October. Tally closes with debtors ₹7,64,200 (open bills ₹7,92,700, on-account credits ₹28,500). What must the new system show on 1 October?',
    [
      'Open invoices ₹7,92,700 and unapplied credits ₹28,500',
      '₹7,92,700 − ₹28,500 = ₹7,64,200, as in Tally. Bills and credits come one by one, so that receipts find them.',
    ],
    [
      'Open invoices ₹7,64,200 and unapplied credits ₹28,500',
      '₹7,64,200 − ₹28,500 = ₹7,35,700 takes the credits off twice.',
    ],
    [
      'Open invoices ₹7,92,700, the credits being other income',
      'Credits are customers’ money, and debtors would be ₹7,92,700 instead of ₹7,64,200.',
    ],
    [
      'Open invoices ₹7,64,200, the oldest being reduced by the credits',
      'No invoice may change its amount: the credits belong to certain customers.',
    ],
  ),
  working(
    'Zoho Books and GST',
    'An invoice was pushed to the e-invoice portal from Zoho Books, and the customer’s GSTIN turns out wrong two hours later. What is the way?',
    [
      'Cancel the e-invoice, void the invoice, and make a new one under a new number',
      'The IRN belongs to that invoice with that GSTIN. It can be cancelled within 24 hours, and the invoice number cannot be used again.',
    ],
    [
      'Edit the GSTIN in the customer’s record and in the invoice, and send it to him once more',
      'The signed invoice keeps the wrong one.',
    ],
    [
      'Correct the GSTIN in the invoice and push it again under the same number',
      'The portal refuses a second IRN for one document.',
    ],
    [
      'Leave both and amend the GSTIN in GSTR-1 of the next month, if the buyer asks',
      'The return can be amended, but the signed e-invoice stays wrong. While the 24 hours run it is cancelled.',
    ],
  ),
  working(
    'QuickBooks Online, introduction',
    'Customers’ cheques of $420 and $615 were received on Monday and banked together on Tuesday as $1,035. How does it agree with the bank?',
    [
      'Both receipts go to undeposited funds; one bank deposit of $1,035 takes them out',
      'The bank shows one line, the books two receipts. The deposit joins them: 420 + 615 = 1,035.',
    ],
    [
      'Both receipts go straight to the bank account, on the Tuesday',
      'The bank’s one line then finds two entries and no match.',
    ],
    [
      'One receipt of $1,035 goes to the bank account, from the first of the customers',
      'One customer’s account would be overpaid, the other’s open.',
    ],
    [
      'A journal entry of $1,035 debits the bank account and credits sales',
      'The sales were entered by invoice.',
    ],
  ),
  working(
    'Xero, introduction',
    'What does Making Tax Digital ask of a VAT-registered British client?',
    [
      'Digital records, and the return sent from linked software',
      'Figures go from the books to HMRC without being typed again.',
    ],
    [
      'Digital records, and the return typed into HMRC’s website from them',
      'That way was closed for VAT when Making Tax Digital came.',
    ],
    [
      'Each invoice sent to HMRC for clearance before it goes to the customer',
      'Britain has no clearance of invoices for VAT.',
    ],
    [
      'Digital records, and a paper return signed by a chartered accountant each quarter',
      'Paper is for those whom HMRC has exempted.',
    ],
  ),
  advanced(
    'Overseas month-end',
    'An invoice of $12,000 was booked at ₹84.00 and is unpaid at the month’s end; the closing rate is ₹85.50. What entry does revaluation make?',
    [
      'Debit the customer ₹18,000, credit exchange gain ₹18,000',
      '12,000 × (₹85.50 − ₹84.00) = ₹18,000. The claim in dollars is worth more rupees.',
    ],
    [
      'Debit exchange loss ₹18,000, credit the customer ₹18,000',
      'For a firm that is owed dollars, a dearer dollar is a gain.',
    ],
    [
      'Debit the customer ₹18,000, credit sales ₹18,000',
      'The sale was made at the rate of its day. What comes after is exchange.',
    ],
    [
      'No entry before the dollars are received and converted',
      'Monetary items are restated at the closing rate at each reporting date.',
    ],
  ),
  advanced(
    'Bank feeds',
    'The statement ends at £18,420; Xero’s balance is £18,895. Found: a spend of £300 entered twice in Xero, a receipt of £1,000 entered but still in transit, a bank fee of £225 not entered. What is still unexplained after these?',
    [
      '£450',
      'Xero corrected: 18,895 + 300 − 225 = 18,970. Of this 1,000 has not reached the bank: 18,970 − 1,000 = 17,970. 18,420 − 17,970 = 450: the bank has money that the books do not show.',
    ],
    ['Nothing', '18,895 + 300 − 225 − 1,000 = 17,970, and the bank has 18,420.'],
    ['£475', '18,895 − 18,420 = 475 is the difference before anything was looked at.'],
    [
      '£150',
      '18,420 − 18,270 = 150 comes of taking the double spend off once more: 18,895 + 300 + 300 − 225 − 1,000 = 18,270.',
    ],
  ),
  advanced(
    'Source documents without paper',
    'A capture tool reads a supplier’s bill as £1,180 net; the bill says £1,180 gross, of which £196.67 is VAT at 20%. If the entry is posted and VAT claimed, what goes wrong?',
    [
      'Expense and VAT are both too high: VAT of £236 is claimed',
      '1,180 × 20% = 236, but the bill holds 1,180 × 20 ÷ 120 = 196.67. The check of net + VAT = gross on each captured bill would have stopped it.',
    ],
    [
      'Nothing: the bill’s total of £1,180 is the same, and so is the expense',
      'It is read as net, so the total becomes 1,180 + 236 = 1,416.',
    ],
    [
      'Only the expense is too high: £1,180 is booked instead of £983.33, VAT being as on the bill',
      'VAT is computed from it and goes up as well.',
    ],
    [
      'Only VAT is too low: £196.67 is claimed instead of £236, the expense being right',
      'It is too high: £236 is claimed, and 236 − 196.67 = 39.33 too much.',
    ],
  ),
];
