import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const business: Paper = [
  basic(
    'Forms of business',
    'A firm of two partners cannot pay its bank. Who pays in the end?',
    [
      'The partners, jointly and each for all, with their own property',
      'Every partner is liable jointly and singly for what the firm did while he was one (Partnership Act, section 25). An LLP or a company answers for itself.',
    ],
    [
      'Each partner half, and no more',
      'Between themselves, perhaps. The bank may ask either for all.',
    ],
    [
      'Nobody beyond the firm’s assets',
      'That is the LLP’s and the company’s case, guarantees apart.',
    ],
    ['The partner who signed', 'Each partner binds the firm and thereby the others.'],
  ),
  basic(
    'Internal controls: separated duties',
    'Which two tasks should one person not hold together?',
    [
      'Creating a supplier’s bank details and releasing payments',
      'Whoever holds both can pay himself under any name.',
    ],
    ['Filing vouchers and answering the telephone', 'Neither moves money.'],
    ['Preparing a quotation and sending it', 'No payment follows from it by itself.'],
    ['Keeping the calendar and writing minutes', 'Both are record-keeping.'],
  ),
  basic(
    'One compliance calendar',
    'What stands in a compliance calendar beside the due date?',
    [
      'Who does it, who reviews it, an earlier date of our own, and where the proof of filing lies',
      'A date without a name is missed; a filing without proof cannot be shown.',
    ],
    ['The penalty in red', 'Fear is no plan.'],
    ['The section number alone', 'Good to have; it files nothing.'],
    ['The last day twice', 'Portals fail on last days. The own date comes earlier.'],
  ),
  basic(
    'Conduct and writing',
    'The manager asks for an invoice dated 31 March for goods that left on 3 April. What is the right answer?',
    [
      'A refusal in writing, with the reason and what can be done instead, kept with the papers',
      'The date decides the year of income and of tax. A back-dated invoice is a false document, whoever asked.',
    ],
    ['Do it and note it in a diary', 'The diary shows that one knew.'],
    ['Do it if the manager signs', 'Two signatures make no truth.'],
    ['Say nothing and do nothing', 'Somebody else will do it, and nobody will have been warned.'],
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
    ['Nothing unless agreed', 'The Act overrides the agreement.'],
  ),
  working(
    'Bank finance: sanction letter',
    'Covenant: debt service cover at least 1.25. Profit after tax ₹18,00,000, depreciation ₹7,00,000, interest on term loan ₹5,00,000; principal repaid ₹19,00,000. Is it met?',
    ['Yes, just: 1.25', '(₹18,00,000 + ₹7,00,000 + ₹5,00,000) ÷ (₹19,00,000 + ₹5,00,000) = 1.25.'],
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
    'Order: 100 pieces at ₹250. Receipt note: 92. Bill: 100 at ₹255. What is paid now?',
    [
      '₹23,000, and the difference is taken up with the supplier',
      'What was received at the price agreed: 92 × ₹250 = ₹23,000. The bill asks 100 × ₹255 = ₹25,500, and ₹25,500 − ₹23,000 = ₹2,500 is in dispute.',
    ],
    ['₹25,500, as billed', 'Eight pieces are not here, and ₹5 was never agreed.'],
    ['₹25,000, as ordered', '100 × ₹250 = ₹25,000 pays for eight pieces that did not come.'],
    ['₹23,460', '92 × ₹255 = ₹23,460 accepts a price nobody agreed to.'],
  ),
  working(
    'Fraud cases rebuilt from vouchers',
    'Receipts are banked some days late; each customer’s payment is entered against an older customer’s. What is this called, and what shows it?',
    [
      'Teeming and lading; pay-in slips compared with receipts by customer and date, and confirmations of balances',
      'A theft is covered by the next receipt, and so on. Names on slips that do not agree with entries give it away.',
    ],
    ['A ghost employee; a head count', 'That is a fraud of payroll.'],
    [
      'A duplicate vendor; a list of bank accounts that occur twice',
      'That is a fraud of payments.',
    ],
    [
      'Kiting; a look at the overdraft',
      'Kiting uses the days between two banks, with cheques of one’s own.',
    ],
  ),
  working(
    'Audit from the company’s side',
    'The auditor asks for confirmation of a debtor’s balance of ₹6,40,000. The debtor confirms ₹5,95,000. What does the company prepare?',
    [
      'A reconciliation of the ₹45,000 by document: goods on the way, credit notes, receipts not yet entered',
      '₹6,40,000 − ₹5,95,000 = ₹45,000. Each item with its paper; what remains is provided for or disputed.',
    ],
    [
      'A second letter that asks for ₹6,40,000',
      'The debtor answered. The difference is the question now.',
    ],
    ['A credit note of ₹45,000', 'Nothing says yet that the debtor is right.'],
    ['The ledger, printed', 'The auditor has it. It does not explain itself.'],
  ),
  advanced(
    'Month-end as a project',
    'The close takes nine days. Bank reconciliation (2 days) waits for the sales close (3), stock valuation (2) waits for the sales close too, the pack (2) waits for both, and payroll (4) waits for nothing but is needed for the pack. What is the shortest close, and what shortens it?',
    [
      'Seven days; a quicker sales close',
      'The longest chain: 3 + 2 + 2 = 7. Payroll needs 4 + 2 = 6 and is not on it. Only what stands on the chain shortens the whole.',
    ],
    ['Thirteen days', '3 + 2 + 2 + 2 + 4 = 13 does one thing after another.'],
    [
      'Six days; a quicker payroll',
      '4 + 2 = 6 is a shorter chain than 3 + 2 + 2 = 7, which decides.',
    ],
    [
      'Nine days; a second pack',
      'Nine is what it takes now, because something waits without need.',
    ],
  ),
  advanced(
    'Personal data in finance files',
    'A payroll file with PAN and bank accounts of 60 people was mailed to a wrong supplier, who says it is deleted. What belongs to a right reaction, already before the DPDP duties bind in May 2027?',
    [
      'Record what, when, whose and to whom; tell the responsible person at once; ask for confirmation in writing; tell those concerned; change the way such files are sent',
      'The duties that come ask for just this, the Board included, and decency asks for it today. A bank can watch accounts only if it knows.',
    ],
    ['Nothing, since it was deleted', 'A claim by a stranger is not evidence.'],
    ['Recall the mail', 'A recall works within one office, if at all.'],
    [
      'Wait until May 2027',
      'The harm does not wait, and contracts and the Information Technology Act hold already.',
    ],
  ),
  advanced(
    'Reading an annual report',
    'Profit after tax ₹12 crore; cash from operations ₹1 crore; debtors grew from ₹18 crore to ₹31 crore on sales that rose from ₹120 crore to ₹126 crore. What is the first question?',
    [
      'Why debtors grew by ₹13 crore on ₹6 crore of further sales',
      '₹31 crore − ₹18 crore = ₹13 crore; ₹126 crore − ₹120 crore = ₹6 crore. Sales may be recorded early, or customers do not pay.',
    ],
    ['Why the dividend is low', 'Without cash it should be.'],
    ['Whether depreciation is right', 'Depreciation takes no cash and cannot explain this gap.'],
    ['Whether the auditor’s fee rose', 'Interesting, and not the matter.'],
  ),
];
