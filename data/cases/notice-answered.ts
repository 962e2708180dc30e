import type { CaseStudy } from '#data/cases/case-study';

export const noticeAnswered: CaseStudy = {
  id: 'notice-answered',
  title: 'A notice answered: ASMT-10 in five working days',
  excerpt:
    'Turnover in GSTR-3B is ₹6,20,000 below GSTR-1. Four documents, one payment, one letter.',
  category: 'GST',
  courseNo: 5,
  reviewed: '2026-11-29',
  body: `On 2 November 2026 Bharani Fabrics, Erode (a made-up firm), gets a notice in Form GST ASMT-10 for 2024-25: taxable turnover in
GSTR-1 is ₹2,48,70,000, in GSTR-3B ₹2,42,50,000. The officer asks for tax on ₹6,20,000 at 5% and gives 30 days.

₹2,48,70,000 − ₹2,42,50,000 = ₹6,20,000, and ₹6,20,000 × 5% = ₹31,000.

## Day 1: read and note {#day-1}

What is asked (one difference, one year), by whom, on what form the answer goes (ASMT-11, on the portal), by
when (2 December). A date of our own is set: 9 November.
Nothing is paid and nothing is admitted on the first day.

## Day 2: the returns by month {#day-2}

We put three returns side by side: GSTR-1, GSTR-3B, and the annual return. GSTR-9 of 2024-25 (asked of Bharani,
whose turnover is above ₹2 crore) was filed on
29 December 2025 with the turnover of GSTR-3B and cannot be revised. That turnover is net of credit note 58, which
therefore belongs in table 4I, among the credit notes that lower table 4. It is in no other table: the year's
turnover is ₹2,42,50,000. Entered in table 11 as well, because GSTR-1 had it only in April 2025, the same note would
have lowered the year twice: ₹2,42,50,000 − ₹4,20,000 = ₹2,38,30,000.

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
| February | Credit note 58, deducted in 3B, reported in GSTR-1 of April 2025 | 4,20,000 |
| March | Invoice 2207, in GSTR-1, forgotten in 3B | 1,00,000 |
| **Total** | | 6,20,000 |

So:

- Invoice 918: tax was paid, a month late. ₹1,50,000 × 5% = ₹7,500, paid with October's return in cash on 20
  November 2024 instead of 20 October: 31 days.
  ₹7,500 × 18% × 31 ÷ 365 = ₹114.66 of interest.
- Credit note 31 of ₹1,00,000 is disputed. It was deducted in GSTR-3B of September, the buyer took his credit
  back, and his letter is at hand. But section 34(2) asks that a
  credit note be declared by 30 November after the year, or before the annual return if that is earlier, and officers read that as GSTR-1, in which it was never declared. Only an appeal could decide whether the section 39 return is enough. The sum is small, so it is paid, and the letter says that it is paid without being admitted: ₹1,00,000 × 5% = ₹5,000,
  with interest from 20 October 2024 to 6 November 2026: 747 days. ₹5,000 × 18% × 747 ÷ 365 = ₹1,841.92.
- Credit note 58 of ₹4,20,000: its tax was lowered once, in GSTR-3B of February 2025, and it was declared in GSTR-1
  of April 2025, before 30 November 2025. GSTR-3B of April 2025 did not deduct it again; we look that up before we
  write it. Nothing is due. (In 2025-26 GSTR-1 is for this reason lower than GSTR-3B by the same ₹4,20,000.)
- Invoice 2207 of ₹1,00,000: forgotten. ₹1,00,000 × 5% = ₹5,000 is due. It was due on 20 April 2025 and is paid
  in cash on 6 November 2026: 565 days.
  ₹5,000 × 18% × 565 ÷ 365 = ₹1,393.15.

## Day 4: pay what is due {#day-4}

| DRC-03 of 6 November 2026 | ₹ |
| --- | ---: |
| Tax on credit note 31, CGST 2,500 and SGST 2,500 | 5,000 |
| Tax on invoice 2207, CGST 2,500 and SGST 2,500 | 5,000 |
| Interest on credit note 31, CGST 921 and SGST 921 | 1,842 |
| Interest on invoice 2207, CGST 697 and SGST 697 | 1,394 |
| Interest on invoice 918, CGST 57 and SGST 57 | 114 |
| **Total** | 13,350 |

Section 170 rounds tax and interest to the rupee, fifty paise and more upwards, and each of the two taxes is an
amount of its own: ₹1,841.92 ÷ 2 = ₹920.96 becomes ₹921,
₹1,393.15 ÷ 2 = ₹696.58 becomes ₹697, and ₹114.66 ÷ 2 = ₹57.33 becomes ₹57.

Paid before any notice under section 74A, with interest: for a case without fraud no penalty follows. Of the
₹31,000 that was asked, ₹5,000 + ₹5,000 = ₹10,000 is paid, and half of that is disputed.

## Day 5: the answer {#day-5}

> With reference to ASMT-10 of 2 November 2026 for 2024-25. The difference of ₹6,20,000 is made up of the five lines of Annexure 1. Of these (a) invoice 918 was taxed in
> October 2024; interest of ₹114 is paid. (b) Credit note 31 was deducted in GSTR-3B of September 2024, and the buyer has reversed his credit; as it is not in any GSTR-1, tax of ₹5,000 and interest of ₹1,842 are paid without admission. (c) Credit note 58
> was deducted in GSTR-3B of February 2025 and declared in GSTR-1 of April 2025; it was not deducted again in GSTR-3B of April 2025, and is in GSTR-9 once, in table 4I; Annexure 2. (d) Invoice 2207 was omitted; tax of ₹5,000 and interest of ₹1,394 are paid. The payments were made by DRC-03
> of 6 November 2026, Annexure 3. We request that the proceedings be closed in Form ASMT-12.

Four findings, three annexures, nothing beyond what was asked. The file keeps the notice, the working, the
letter, the acknowledgement, and on 3 January, if ASMT-12 has not come, a reminder.

## What changes {#changes}

Since the period of July 2025 GSTR-3B takes its outward side from GSTR-1 and is not to be changed by hand, so
that such a difference hardly arises any more; what is found before
filing is put right in GSTR-1A. The last date still matters. So the month-end list for the first week of
November now has a line, with a name against it: is each credit note of last year in a GSTR-1? Asked a year
earlier, this would have saved ₹5,000 + ₹1,842 = ₹6,842. And before GSTR-9 is filed, the same three returns are
compared line by line: what it copies, it confirms.`,
};
