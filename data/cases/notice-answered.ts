import type { CaseStudy } from '#data/cases/case-study';

export const noticeAnswered: CaseStudy = {
  id: 'notice-answered',
  title: 'A notice answered: ASMT-10 in five working days',
  excerpt:
    'Turnover in GSTR-3B is ₹6,20,000 below GSTR-1. Four documents, one payment, one letter.',
  category: 'GST',
  courseNo: 5,
  reviewed: '2026-11-22',
  body: `On 2 November 2026 Bharani Fabrics, Erode (a made-up firm), gets a notice in Form GST ASMT-10 for 2025-26: taxable turnover in
GSTR-1 is ₹2,48,70,000, in GSTR-3B ₹2,42,50,000. The officer asks for tax on ₹6,20,000 at 5% and gives 30 days.

₹2,48,70,000 − ₹2,42,50,000 = ₹6,20,000, and ₹6,20,000 × 5% = ₹31,000.

## Day 1: read and note {#day-1}

What is asked (one difference, one year), by whom, on what form the answer goes (ASMT-11, on the portal), by when (2 December). An own date is set: 9 November.
Nothing is paid and nothing is admitted on the first day.

## Day 2: both returns by month {#day-2}

| Month | GSTR-1 ₹ | GSTR-3B ₹ | Difference ₹ |
| --- | ---: | ---: | ---: |
| April to August | 1,02,40,000 | 1,02,40,000 | 0 |
| September | 21,80,000 | 19,30,000 | 2,50,000 |
| October | 20,60,000 | 22,10,000 | −1,50,000 |
| November to January | 61,90,000 | 61,90,000 | 0 |
| February | 19,40,000 | 15,20,000 | 4,20,000 |
| March | 22,60,000 | 21,60,000 | 1,00,000 |
| **Total** | 2,48,70,000 | 2,42,50,000 | 6,20,000 |

## Day 3: the documents {#day-3}

| Month | Document | ₹ |
| --- | --- | ---: |
| September | Invoice 918 of 30 September, put into October's 3B | 1,50,000 |
| September | Credit note 31, deducted in 3B, forgotten in GSTR-1 | 1,00,000 |
| October | Invoice 918, as above | −1,50,000 |
| February | Credit note 58, deducted in 3B, reported in GSTR-1 of April 2026 | 4,20,000 |
| March | Invoice 2207, in GSTR-1, forgotten in 3B | 1,00,000 |
| **Total** | | 6,20,000 |

So:

- Invoice 918: tax was paid, a month late. ₹1,50,000 × 5% = ₹7,500, paid with October's return in cash on 20 November instead of 20 October: 31 days.
  ₹7,500 × 18% × 31 ÷ 365 = ₹114.66 of interest.
- Credit note 31 of ₹1,00,000: the buyer reversed his credit; his letter is at hand. It was never declared in GSTR-1. Its last date is 30 November 2026 or the
  annual return if earlier; the annual return is not filed. It is declared in GSTR-1 of October, due on 11 November. GSTR-3B of October must not deduct it
  again: what the portal fills in from GSTR-1 is raised by ₹1,00,000, with a note in the file.
- Credit note 58 of ₹4,20,000: declared in both returns, in different months. Nothing is due.
- Invoice 2207 of ₹1,00,000: forgotten. ₹1,00,000 × 5% = ₹5,000 is due. It is paid in cash on 6 November 2026 by DRC-03; due was 20 April 2026: 200 days.
  ₹5,000 × 18% × 200 ÷ 365 = ₹493.15.

## Day 4: pay what is due {#day-4}

| DRC-03 | ₹ |
| --- | ---: |
| Tax on invoice 2207, CGST and SGST | 5,000.00 |
| Interest on it | 493.15 |
| Interest on invoice 918 | 114.66 |
| **Total** | 5,607.81 |

Paid before any notice under section 74A, with interest: for a case without fraud no penalty follows.

## Day 5: the answer {#day-5}

> With reference to ASMT-10 of 2 November 2026 for 2025-26. The difference of ₹6,20,000 is made up of the five lines of Annexure 1. Of these (a) invoice 918 was taxed in
> October; interest of ₹114.66 is paid. (b) Credit note 31 was deducted rightly; it is declared in GSTR-1 of October 2026, within the time of section 34(2); the recipient's
> confirmation is Annexure 2. (c) Credit note 58 is in GSTR-3B of February and in GSTR-1 of April 2026; Annexure 3. (d) Invoice 2207 was omitted; tax of ₹5,000 and interest of
> ₹493.15 are paid by DRC-03 of 6 November, Annexure 4. We request that the proceedings be closed in Form ASMT-12.

Four sentences, four annexures, nothing that was not asked. The file keeps the notice, the working, the letter, the acknowledgement, and on 3 January, if ASMT-12 has not come, a reminder.

## What changes {#changes}

GSTR-3B is no longer filed before its outward side equals GSTR-1, and the equality is a line of the month-end list with a name behind it.`,
};
