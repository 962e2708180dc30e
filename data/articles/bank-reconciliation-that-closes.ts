import type { Article } from '#data/articles/article';

export const bankReconciliation = {
  id: 'bank-reconciliation-that-closes',
  title: 'A bank reconciliation that closes',
  excerpt: 'The order of work, the entries to pass first, and a worked statement that agrees.',
  author: 'HOA accountant service desk',
  date: '2026-09-14',
  updated: '2026-11-25',
  readTime: '5 min read',
  category: 'Accounting',
  featured: true,
  restsOn: ['audit-trail', 'cheque-notice', 'cheques', 'gst-credit-conditions'],
  body: `A bank reconciliation statement (BRS) is finished when every difference between the bank ledger
and the bank statement has a date, an amount and a person who will deal with it. A statement that
"almost agrees" has not been reconciled; two errors may be hiding each other inside the small
difference.

## What you need before you start {#before-you-start}

- Last month's signed BRS, with its list of open items.
- The bank ledger for the month, with cheque numbers and UTR numbers in the narration.
- The bank statement for the same dates, downloaded from the bank's own portal. An edited
  spreadsheet sent by a colleague is not evidence.
- The loan repayment schedule, if an instalment runs through the account.

Remember the mirror: money in your account is a debit balance in your ledger and a credit balance
in the bank's statement.

## The order of work {#order-of-work}

1. Agree the opening balances with last month's BRS. If they differ, somebody has changed a
   reconciled period; find out what was changed before going further. In company accounts the edit
   log will show it.
2. Clear last month's open items first. Each should appear in this month's statement.
3. Tick the ordinary items: same amount, same reference, and a bank date at or near the book date.
4. List what is left in four groups: in the bank but not in the books (receipts), in the bank but
   not in the books (payments), in the books but not in the bank (receipts), in the books but not
   in the bank (payments).
5. Pass entries for the first two groups and for your own errors. They are real transactions that
   the books have missed.
6. Put only the last two groups, and any error made by the bank, in the BRS.

Step 5 is what separates a reconciliation from a list of excuses. Bank charges are never a
"reconciling item": the bank has taken the money, so the ledger must show it.

## Worked example: correct the books {#correct-the-books}

At 31 August 2026 the bank ledger of a trading firm shows a debit balance of ₹2,84,350. The bank
statement shows a credit balance of ₹2,87,060. Ticking leaves five items that the books must take
in.

\`\`\`paper
Bank statement, August 2026 | what the books had missed

| Particulars | ₹ |
| --- | ---: |
| NEFT, customer A | 27,500 Cr |
| Cheque returned unpaid, customer B | 12,000 Dr |
| Term loan instalment | 18,400 Dr |
| Charges and GST | 590 Dr |
| (!) Cheque, supplier C | 5,400 Dr |

Ringed: our ledger shows ₹4,500 for this cheque. Two digits changed places.
\`\`\`

| Item found in the statement | Effect on the ledger | ₹ |
| --- | --- | ---: |
| Balance as per bank ledger | | 2,84,350 |
| NEFT from a customer, not entered | add | 27,500 |
| Customer's cheque returned unpaid | less | 12,000 |
| Term loan instalment by mandate | less | 18,400 |
| Bank charges ₹500 and GST ₹90 | less | 590 |
| Cheque of ₹5,400 entered as ₹4,500 | less | 900 |
| **Corrected bank ledger balance** | | **2,79,960** |

The entries behind the table:

| Debit | Credit | ₹ |
| --- | --- | ---: |
| Bank | Customer A | 27,500 |
| Customer B | Bank | 12,000 |
| Term loan ₹14,150 and Interest ₹4,250 | Bank | 18,400 |
| Bank charges ₹500 and Input GST ₹90 | Bank | 590 |
| Supplier C | Bank | 900 |

Three points deserve care. The instalment is split from the bank's schedule; charging the whole of
it to interest overstates the expense. The ₹90 of GST goes to an input tax ledger, and the credit
is taken only when the bank's document is in hand and the amount is in GSTR-2B. The returned
cheque puts the debt back on customer B, so tell the person who collects from B the same day: a
demand notice under section 138 of the Negotiable Instruments Act must go out within 30 days of
the bank's information.

## Worked example: the statement {#the-statement}

| Bank reconciliation statement at 31 August 2026 | ₹ | ₹ |
| --- | ---: | ---: |
| Balance as per corrected bank ledger (debit) | | 2,79,960 |
| Add: cheques issued, not yet presented | | |
| No. 001412, 26 August 2026 | 15,600 | |
| No. 001415, 29 August 2026 | 22,000 | 37,600 |
| | | 3,17,560 |
| Less: cheque deposited 31 August, credited 1 September | | 30,500 |
| **Balance as per bank statement (credit)** | | **2,87,060** |

It agrees to the rupee. Write against each open item when it cleared; by the time the BRS is
signed, most of them will have.

## Judge the age of what is open {#age-of-items}

Since 4 October 2025 banks clear cheques continuously through the day instead of in batches, so a
cheque presented during the session (9:00 AM to 3:00 PM when last revised) is normally settled the same
day. A deposit still uncredited after two working days is therefore a question for the branch.

Cheques you have issued are different, because the holder decides when to present them. A cheque
is valid for three months from its date. When an issued cheque goes stale, reverse it to the
supplier's account; the debt is still owed, and it is not income. A supplier who does not bank a
cheque for weeks may never have received it.

Electronic payments should hardly ever be open. An RTGS, NEFT or UPI payment in the books but not
in the bank usually means one of four things: it failed and was returned, it was entered twice, it
left another account, or it was entered in anticipation and never made. The last needs a
conversation with your manager.

## Why a reconciliation refuses to close {#why-it-refuses}

- The difference divides by 9: look for transposed digits. In the example, ₹5,400 against ₹4,500
  differs by ₹900, which is 9 × 100.
- The difference is even: halve it and look for an entry of that amount on the wrong side.
- The difference equals an item in last month's list: it was cleared twice, or not at all.
- The difference moves from day to day: someone is still posting into the month. Freeze it.

Never post a "suspense" or "rounding" entry to make a bank account agree. Bank accounts have no
rounding.

## Close the file {#close-the-file}

In TallyPrime, enter the bank date against each voucher, or import the statement and confirm the
matches one by one; automatic matching by amount alone will pair two different payments of ₹10,000
without hesitation. Then save the BRS, the statement and the list of entries as one file, with
your name and the date, and obtain the reviewer's initials. Next month's first step depends on it.
`,
} as const satisfies Article;
