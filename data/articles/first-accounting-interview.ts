import type { Article } from '#data/articles/article';

export const firstAccountingInterview = {
  id: 'first-accounting-interview',
  title: 'Your first accounting interview',
  excerpt: 'The usual questions, a practical test with its answer, and how to show work.',
  author: 'HOA accountant service desk',
  date: '2026-08-12',
  updated: '2026-11-26',
  readTime: '5 min read',
  category: 'Careers',
  featured: false,
  restsOn: ['tds-professional', 'gst-rates', 'appointment-letter'],
  body: `A first interview for an accounts job is short, practical and rather predictable. The employer
wants to know whether you can enter a document correctly, whether you notice when something does
not agree, and whether you can be trusted with money and confidential information. A certificate may get you the
appointment; what you do with the documents in front of you usually decides it.

## What they ask, and what a good answer holds {#questions}

| Question | What a good answer holds |
| --- | --- |
| What entry do you pass for an advance from a customer? | Bank debit, customer credit; a liability, and not a sale |
| What is the difference between a debit note and a credit note? | Who issues it, and which way the other party's balance moves |
| Why would the bank ledger and statement differ? | Timing, missed entries, errors; and which of these need an entry |
| What is GSTR-2B for? | The statement of credit available, checked with the purchase register |
| CGST and SGST, or IGST? | Decided by location of supplier and place of supply |
| When do we deduct tax at source on a bill? | On credit or payment, whichever is earlier, above the threshold |
| Is this capital or revenue expenditure? | Benefit beyond the year, and the effect on profit and asset |
| The trial balance agrees. Are the books right? | No: omission, wrong head, equal errors all survive |

When you do not know, say so and say how you would find out: "I have not filed that return. I
would look at last month's working and ask you before filing." This is the answer of someone who can be trusted
with a ledger. Interviewers notice bluffing within two questions.

Expect plain questions as well. Why accounts? Can you stay late in the week of the 20th? How far
do you live? Prepare them as carefully as the ledger questions.

## The practical test {#practical-test}

Many offices give one, from twenty minutes to an hour. The common forms are:

- ten documents to enter in TallyPrime: purchases, sales, a receipt, a payment, a journal;
- a small bank reconciliation on paper;
- a sheet of three hundred rows in Excel: remove duplicates, total by party, look up a rate;
- a bill on which GST and TDS must both be worked out;
- a short letter to a customer whose payment is late.

Here is the fourth kind. A consultant, registered under GST in your State, bills ₹80,000 plus GST
at 18%. The consultant's fees for the year have crossed ₹50,000. Pass the entry.

| Ledger | Debit ₹ | Credit ₹ |
| --- | ---: | ---: |
| Professional fees | 80,000 | |
| Input CGST 9% | 7,200 | |
| Input SGST 9% | 7,200 | |
| TDS payable, 10% of 80,000 | | 8,000 |
| Consultant | | 86,400 |
| **Total** | **94,400** | **94,400** |

Two details are being tested. TDS is worked on ₹80,000, because GST shown separately is left out;
and the provision is section 393 of the Income-tax Act, 2025, formerly section 194J. A candidate
who adds "I would check for a lower-deduction certificate and the PAN" has shown that they have
seen a real bill.

During the test, write the date format and the company period before the first voucher, read each
document to the end, and leave two minutes to open the trial balance. If you spot an error after
time is up, say so. Employers remember that.

## Show work {#show-work}

You have no experience, or little. You can still bring evidence.

1. Set up a practice company in TallyPrime with a month of transactions: some forty vouchers, both
   intra-State and inter-State, one sales return, one asset, one salary entry.
2. Print four pages: the trial balance, a bank reconciliation, the match of purchases with a
   made-up GSTR-2B, and an ageing of debtors made in Excel.
3. On each page write two lines: what did not agree at first, and how you found it.
4. Carry it in a thin file, and offer it when asked what you can do.

Use invented data and say that it is invented. Never show the books of a relative's shop, a client
of the office where you interned, or a previous employer. An interviewer who is shown someone
else's ledger concludes that theirs will be shown next.

## Be honest about the gaps {#honest}

- **Software:** say "I have entered vouchers and done a reconciliation in TallyPrime; I have not
  done payroll in it." If you list ten packages, you will be asked about the ninth.
- **Internship:** give dates and duties as they were. Reference calls are made, and they are
  short.
- **A break or a failed paper:** one sentence of fact, then what you did next.
- **Salary:** find out beforehand what small firms in your town pay for the same work, give a
  figure you can live with, and ask what it includes: provident fund, ESI, travel, Saturdays.

## What to ask them {#ask-them}

Ask two or three of these: Who reviews the entries? Which returns does this desk file? Is there a
month-end calendar? What did the last person in the post find difficult? The answers tell you
whether you will learn. An office in which nobody reviews anything is a poor place to learn, whatever it pays.

## Protect yourself {#protect-yourself}

A genuine employer does not charge for an interview, a form or a "security deposit", and does not
keep your original certificates; show originals, hand over copies. In most
establishments, as a rule those with ten workers or more, the labour codes give every employee a
letter of appointment; ask for one in any case. Read it for designation, wages, the notice period and any bond
before you give up another offer. Decline, politely, to share bank passwords, OTPs or your digital
signature, before or after joining.

## The evening before {#evening-before}

Work one bank reconciliation and one GST-and-TDS entry by hand. Check the route. Pack two copies
of the résumé, certificates, a pen and a calculator. After the interview, write down every
question you could not answer, and learn those first. The next interview will ask some of them
again.
`,
} as const satisfies Article;
