import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const business: Paper = [
  basic(
    'Forms of business',
    'A partnership firm (not an LLP) of two partners cannot repay its bank. The firm’s assets are used up. From whom may the bank ask the rest?',
    [
      'From either partner or both, jointly and severally, for all of it',
      'Each partner is liable for every act of the firm done while he is a partner, jointly with the others and severally (Partnership Act, section 25). An LLP or a company answers for itself.',
    ],
    [
      'From each partner, but for no more than his half of what is left',
      'Halves hold between the partners. The bank may ask either for all.',
    ],
    [
      'From neither, since a firm owes no more than it has',
      'That is the LLP’s and the company’s case, guarantees apart.',
    ],
    [
      'From the partner who signed, since he alone bound himself towards the bank',
      'Each partner binds the firm and thereby the others.',
    ],
  ),
  basic(
    'Internal controls: separated duties',
    'Which two tasks should one person not hold together?',
    [
      'Creating a supplier’s bank details and releasing payments',
      'A person who holds both can pay himself under any name.',
    ],
    ['Filing the vouchers and keeping the compliance calendar', 'Neither moves money.'],
    ['Preparing quotations and sending them to customers', 'No payment follows from it by itself.'],
    [
      'Writing the minutes and keeping the statutory registers of members',
      'Both are record-keeping.',
    ],
  ),
  basic(
    'One compliance calendar',
    'What must stand beside each due date in a compliance calendar, so that the filing is done in time and can be proved?',
    [
      'Who files, who reviews, our own earlier date, where the proof lies',
      'A date without a name is missed; a filing without proof cannot be shown.',
    ],
    [
      'The penalty, the interest a day, and the number of days that are condoned',
      'This only warns of penalties; it does not say who files.',
    ],
    [
      'The section and the rule, the number of the form, and the address of the portal',
      'Good to know, but it names nobody who files.',
    ],
    [
      'The last day, the hour at which the portal closes, and the helpdesk’s number',
      'Portals fail on last days. A date of our own comes earlier.',
    ],
  ),
  basic(
    'Conduct and writing',
    'The manager asks for an invoice dated 31 March for goods that left on 3 April. What is the right answer?',
    [
      'Refuse in writing, give the reason, and say what can be done instead',
      'The date decides the year of income and of tax. A back-dated invoice is a false document, whoever asked.',
    ],
    [
      'Make it, and keep a note of who asked and when, for the auditor',
      'The note shows that you knew. The document is false all the same.',
    ],
    [
      'Make it, if the manager signs it himself and answers for it',
      'Two signatures do not make it true.',
    ],
    [
      'Make no invoice, and say nothing until somebody asks about it',
      'Somebody else will do it, and nobody will have been warned.',
    ],
  ),
  working(
    'Being paid as a small supplier',
    'A small enterprise was to be paid by 1 September and is paid ₹5,00,000 on 1 December. Bank rate 5.50%: interest under the MSMED Act is compound, monthly, at three times. What is due for three months?',
    [
      '₹20,910',
      'Monthly rate: 5.50% × 3 ÷ 12 = 1.375%. ₹5,00,000 × 1.375% = ₹6,875; ₹5,06,875 × 1.375% = ₹6,970; ₹5,13,845 × 1.375% = ₹7,065. ₹6,875 + ₹6,970 + ₹7,065 = ₹20,910.',
    ],
    [
      '₹20,625',
      '₹5,00,000 × 16.5% × 3 ÷ 12 = ₹20,625 is simple interest. The Act says compound with monthly rests.',
    ],
    ['₹6,875', '₹5,00,000 × 5.5% × 3 ÷ 12 = ₹6,875 takes the bank rate once.'],
    [
      'Nothing',
      'That nothing was agreed does not matter: the Act gives the interest, and overrides what was agreed.',
    ],
  ),
  working(
    'Bank finance: sanction letter',
    'Covenant: debt service cover at least 1.25. Profit after tax ₹18,00,000, depreciation ₹7,00,000, interest on term loan ₹5,00,000; principal repaid ₹19,00,000. Is it met?',
    ['Yes: 1.25', '(₹18,00,000 + ₹7,00,000 + ₹5,00,000) ÷ (₹19,00,000 + ₹5,00,000) = 1.25.'],
    [
      'No: 0.75',
      '₹18,00,000 ÷ ₹24,00,000 = 0.75 leaves out depreciation and interest, which are there to serve the debt.',
    ],
    ['Yes: 1.58', '₹30,00,000 ÷ ₹19,00,000 = 1.58 forgets interest among what is to be served.'],
    [
      'No: 1.04',
      '₹25,00,000 ÷ ₹24,00,000 = 1.04 leaves interest out above the line and in below it.',
    ],
  ),
  working(
    'Internal controls: separated duties',
    'Order: 100 pieces at ₹250. Receipt note: 92. Bill: 100 at ₹255. What does the three-way match release for payment now?',
    [
      '₹23,000, for 92 at ₹250',
      'What was received at the price agreed: 92 × ₹250 = ₹23,000. The bill asks 100 × ₹255 = ₹25,500, and ₹25,500 − ₹23,000 = ₹2,500 is in dispute.',
    ],
    ['₹25,500, for 100 at ₹255', 'Eight pieces are not here, and ₹5 was never agreed.'],
    ['₹25,000, for 100 at ₹250', '100 × ₹250 = ₹25,000 pays for eight pieces that did not come.'],
    ['₹23,460, for 92 at ₹255', '92 × ₹255 = ₹23,460 accepts a price nobody agreed to.'],
  ),
  working(
    'Fraud cases rebuilt from vouchers',
    'Receipts are banked some days late; each customer’s payment is entered against an older customer’s. What is this called, and what shows it?',
    [
      'Teeming and lading; pay-in slips compared with receipts by customer',
      'A theft is covered by the next receipt, and so on. Names on slips that do not agree with entries give it away.',
    ],
    [
      'A ghost employee; the payroll compared with a head count by department',
      'That is a fraud of payroll.',
    ],
    [
      'A duplicate vendor; the vendor list searched for bank accounts that stand twice',
      'That is a fraud of payments.',
    ],
    [
      'Kiting; transfers between two banks compared by date',
      'Kiting uses the days between two banks, with cheques of one’s own.',
    ],
  ),
  working(
    'Audit from the company’s side',
    'The auditor asks for confirmation of a debtor’s balance of ₹6,40,000. The debtor confirms ₹5,95,000. What does the company prepare?',
    [
      'A reconciliation of the ₹45,000 by document',
      '₹6,40,000 − ₹5,95,000 = ₹45,000: goods on the way, credit notes, receipts not yet entered. What remains is provided for or disputed.',
    ],
    [
      'A second letter, which asks the debtor to confirm ₹6,40,000',
      'The debtor answered. The difference is the question now.',
    ],
    [
      'A credit note of ₹45,000, so that both balances agree before the audit is over',
      'Nothing says yet that the debtor is right.',
    ],
    [
      'The debtor’s ledger of ₹6,40,000, printed in full and signed by a director',
      'The auditor has it. It does not explain itself.',
    ],
  ),
  advanced(
    'Month-end as a project',
    'The close takes nine days. Bank reconciliation (2 days) waits for the sales close (3), stock valuation (2) waits for the sales close too, the pack (2) waits for both, and payroll (4) waits for nothing but is needed for the pack. What is the shortest close, and what shortens it?',
    [
      'Seven days; a quicker sales close',
      'The longest chain: 3 + 2 + 2 = 7. Payroll needs 4 + 2 = 6 and is not on it. Only a quicker task on this chain shortens the close.',
    ],
    ['Thirteen days; a quicker pack', '3 + 2 + 2 + 2 + 4 = 13 does one thing after another.'],
    [
      'Six days; a quicker payroll',
      '4 + 2 = 6 is a shorter chain than 3 + 2 + 2 = 7, which decides.',
    ],
    [
      'Nine days; a bank statement sooner',
      'Nine is what it takes now, because something waits without need.',
    ],
  ),
  advanced(
    'Personal data in finance files',
    'A payroll file with PAN and bank accounts of 60 people was mailed to a wrong supplier, who says it is deleted. What is the right reaction, even before the DPDP duties begin in May 2027?',
    [
      'Record it, tell the responsible person and the sixty, and change how such files are sent',
      'From May 2027 the law requires this, and a report to the Board. It is right to do it today. Ask the supplier to confirm in writing. The sixty can protect their accounts only if they know.',
    ],
    [
      'Take the supplier’s word that it is deleted, thank him, and keep his answer',
      'A claim by a stranger is not evidence.',
    ],
    [
      'Recall the mail, note that this was done, and send the file again to the right person',
      'A recall works within one office, if at all.',
    ],
    [
      'Note it for the register that begins in May 2027, when the duty to tell first binds',
      'The harm does not wait, and contracts and the Information Technology Act already apply.',
    ],
  ),
  advanced(
    'Reading an annual report',
    'Profit after tax ₹12 crore; cash from operations ₹1 crore; debtors grew from ₹18 crore to ₹31 crore on sales that rose from ₹120 crore to ₹126 crore. What is the first question?',
    [
      'Why debtors grew by ₹13 crore on ₹6 crore of further sales',
      '₹31 crore − ₹18 crore = ₹13 crore; ₹126 crore − ₹120 crore = ₹6 crore. Sales may be recorded early, or customers do not pay.',
    ],
    ['Why no larger dividend was paid out of a profit of ₹12 crore', 'Without cash it should be.'],
    [
      'Whether the depreciation of the year was computed by Schedule II',
      'Depreciation takes no cash and cannot explain this gap.',
    ],
    ['Whether the auditor’s fee rose more than sales', 'Interesting, but not the first question.'],
  ),
];
