import type { InterviewTopic } from '#data/interview/question';

export const monthEndQuestions: InterviewTopic = {
  id: 'month-end',
  title: 'Month-end and finalisation',
  about: 'For two years of experience and more: whether a month that you close stays closed.',
  questions: [
    {
      ask: 'Walk me through your month-end.',
      wants: 'Order, owners and dates.',
      good: '“Day 1: cut-off of sales and purchases, bank. Day 2: stock, payroll. Day 3: accruals, prepaid, depreciation, loan interest. Day 4: reconciliations of debtors, creditors, GST and TDS ledgers, suspense. Day 5: comparison with last month and budget, comments, sign-off and lock. Each line has a name.”',
      weak: '“We close the books and take the P&L.”',
    },
    {
      ask: 'Profit is 20% higher than last month. What do you look at before you send the report?',
      wants: 'Whether you doubt your own figures.',
      good: '“Cut-off first: sales of next month, purchases not yet billed, closing stock. Then missing provisions, one-off income, credit balances in expenses. If everything is right, I say what caused it, in rupees.”',
      weak: '“I send it, good news.”',
    },
    {
      ask: 'What is the difference between a provision and an accrual?',
      wants: 'Words used exactly.',
      good: '“An accrual is for something received whose bill is missing: amount nearly sure, such as electricity. A provision (AS 29) is a liability whose amount or time is uncertain, such as a warranty or a claim. Both are this month’s cost. A ‘provision’ for doubtful debts is neither: nothing is owed, an asset is worth less, so it is taken off the debtors.”',
      weak: '“Same.”',
    },
    {
      ask: 'How do you treat a customer who owes for 200 days and says he will pay?',
      wants: 'Whether you are prudent without overreacting.',
      good: '“The debt stays in the books, an allowance for doubtful debts is made as per the policy and taken off the debtors, and the file shows what was promised and when. If facts change, the allowance does. A write-off needs approval and, for tax, to be written off in the books.”',
      weak: '“He is a good customer.”',
    },
    {
      ask: 'How do you reconcile the GST ledgers with the portal?',
      wants: 'Three ledgers.',
      good: '“Electronic credit ledger against input ledgers, liability ledger against output, cash ledger against the bank’s challans; for each the difference by document: not in 2B yet, reversed, paid next month. At year-end the list goes to the file for GSTR-9.”',
      weak: '“The CA does it.”',
    },
    {
      ask: 'The auditor asks for the basis of an accrual of ₹3,40,000. What do you show?',
      wants: 'Whether you can be audited.',
      good: '“The contract or the last bill, the period, the computation, who approved it, and afterwards the bill that came. It is indexed with the voucher number.”',
      weak: '“It was the manager’s estimate.”',
    },
    {
      ask: 'Which ratios do you give an owner who is not an accountant?',
      wants: 'Whether you can speak to people.',
      good: '“Days that customers take to pay, days of stock, days we take, gross margin per cent, and how many months the cash lasts. Each with last month beside it and one sentence on why it moved.”',
      weak: 'Fifteen ratios.',
    },
    {
      ask: 'You find a mistake in a month that was reported to the bank. What do you do?',
      wants: 'Whether you report it at once, to the right person.',
      good: '“I work out the amount and its effect, tell my manager at once in writing, propose the correcting entry in the open month with a note, and leave the decision to those who deal with the bank. I do not reopen the month on my own.”',
      weak: '“I correct it quietly.”',
    },
  ],
};
