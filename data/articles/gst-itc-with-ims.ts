import type { Article } from '#data/articles/article';
import { law } from '#data/law';
import { percent } from '#data/law/entry';

const lastDate = law['gst-credit-last-date'].values.lastDate;
const { days } = law['gst-credit-180-days'].values;
const rule37a = law['gst-credit-rule-37a'].values;
const interest = law['gst-credit-interest'].values;
const monthly = law['gst-return-dates'].values;

export const gstItcWithIms = {
  id: 'gst-itc-with-ims',
  title: 'Input tax credit month by month with IMS and GSTR-2B',
  excerpt: 'What to accept, reject or keep pending, and the 180-day reversal worked to GSTR-3B.',
  author: 'HOA accountant service desk',
  date: '2026-11-16',
  updated: '2026-11-26',
  readTime: '5 min read',
  category: 'GST',
  featured: true,
  restsOn: [
    'gst-credit-conditions',
    'gst-credit-last-date',
    'gst-credit-blocked',
    'gst-credit-180-days',
    'gst-credit-rule-37a',
    'gst-credit-interest',
    'gst-ims',
    'gst-return-dates',
  ],
  body: `Input tax credit is settled in the first twenty days of the following month. The Invoice
Management System (IMS) shows each document your suppliers report; your action decides whether it
enters GSTR-2B; GSTR-2B fills the credit table of GSTR-3B. This is a routine for a business that
files monthly.

## The conditions come first {#conditions}

IMS is a screen. The right to credit comes from section 16 of the CGST Act, and every condition
must be met:

- you hold the tax invoice, debit note or other prescribed document;
- the supplier has reported it and it has been communicated to you in GSTR-2B;
- you have received the goods or services (for goods in lots, the last lot);
- the credit is not restricted in GSTR-2B under section 38;
- the tax has been paid to the Government, and you have filed your own return.

The purchase must be for business and must not be blocked by section 17(5). If you claim
depreciation on the tax element of a capital asset, its credit is lost. And there is a last date:
credit on an invoice or debit note must be taken by ${lastDate} following the end of the financial
year to which it belongs, or by the date of filing the annual return, if earlier. For documents of
2025-26 the outer limit is ${lastDate} 2026.

## Accept, reject or keep pending {#three-actions}

| Action | Use it when | What follows |
| --- | --- | --- |
| Accept | The document is yours, correct, and the goods or services are in | Goes to GSTR-2B and Table 4(A) of GSTR-3B |
| Reject | It is not your purchase, or GSTIN, value or tax is wrong | Kept out of your credit; the supplier must correct |
| Pending | It may be right, but it is too early: goods in transit, rate being checked | Stays in IMS for a later month, within the section 16(4) limit |
| No action | – | Deemed accepted when GSTR-2B is generated |

Four rules prevent most of the trouble.

1. Rejecting a correct invoice because payment is in dispute is wrong. Keep it pending, or accept
   it and watch the 180 days.
2. A rejected credit note is added back to the supplier's liability in a later return. Speak to
   the supplier first. Since the October 2025 period a credit note may be kept pending, but for
   one tax period only; after that it is deemed accepted if you do nothing.
3. When you accept a credit note, IMS asks how much credit is to be reduced. If you never took the
   credit, or took only a part, declare that amount. Keep the working.
4. Bills of entry for imported goods are also in IMS from the October 2025 period. They can be
   accepted or kept pending, but not rejected.

Inward supplies under reverse charge do not come through IMS, nor do documents that are already
ineligible because of place of supply or the time limit; look for those directly in GSTR-2B.

## A monthly calendar {#calendar}

- **Up to the ${monthly.gstr1Day}th:** book all purchases. Suppliers file GSTR-1 by the ${monthly.gstr1Day}th
  and quarterly filers
  use the invoice furnishing facility by the ${monthly.iffDay}th.
- **12th and 13th:** match the purchase register with IMS on GSTIN, document number, value and
  tax. Take action on everything, so that nothing is accepted by default.
- **${monthly.gstr2bDay}th:** draft GSTR-2B is generated. If you change an action after this, recompute GSTR-2B
  before filing.
- **15th to 19th:** write to suppliers about missing and rejected documents, and run the 180-day
  list.
- **${monthly.gstr3bDay}th:** file GSTR-3B. Accepted and rejected records of the period then leave IMS, and an
  action on them can no longer be changed.

## Worked example: October 2026 {#worked-example}

All purchases are within the State, so each figure of tax is half central tax and half State tax.

\`\`\`paper
Form GSTR-2B, October 2026 | ITC available

| Document | CGST ₹ | SGST ₹ |
| --- | ---: | ---: |
| A: trading stock | 18,000 | 18,000 |
| (!) D: catering | 500 | 500 |
| E: credit note | (900) | (900) |

Ringed: a genuine bill, and still no credit: section 17(5)(b) blocks it.
\`\`\`

| Document | Taxable ₹ | Rate | Tax ₹ | Action | Credit in 4(A)(5) ₹ |
| --- | ---: | ---: | ---: | --- | ---: |
| A: trading stock, received | 2,00,000 | 18% | 36,000 | Accept | 36,000 |
| B: trading stock, arrived 3 November | 1,50,000 | 18% | 27,000 | Pending | 0 |
| C: reported with our GSTIN by mistake | 40,000 | 18% | 7,200 | Reject | 0 |
| D: catering for the staff day | 20,000 | 5% | 1,000 | Accept | 1,000 |
| E: credit note, credit taken in full earlier | (10,000) | 18% | (1,800) | Accept | (1,800) |
| F: in our books, not reported by supplier | 60,000 | 18% | 10,800 | Not in IMS | 0 |
| **Total** | | | | | **35,200** |

B is accepted in IMS in November, when the goods are in. D is a genuine invoice, so it is not
rejected; its credit is blocked by section 17(5)(b) and is reversed in Table 4(B)(1). F waits: a
bill in the file gives no credit until the supplier reports it.

## The 180-day reversal {#180-days}

If the supplier is not paid the value of the supply and the tax within ${days} days of the invoice
date, the credit proportionate to the unpaid amount is reversed under rule 37, with the interest
payable under section 50, in the GSTR-3B of the tax period that follows the 180 days. The credit
is available again when payment is made, and the November time limit does not apply to this
re-claim. Supplies under reverse charge are outside the rule.

In the example, an invoice dated 3 April 2026 for ₹50,000 and tax of ₹9,000 (₹59,000) was half
paid: ₹29,500 is still due. The 180 days ended on 30 September 2026. Half of the credit, ₹4,500,
is reversed in the October return in Table 4(B)(2), the table for reversals that may be
re-claimed.

Interest is the open question. Rule 88B(3) charges ${percent(interest.percent)} on credit "wrongly availed and
utilised", and
only for the time in which the balance of the credit ledger stood below it. Two things are not
settled. First, whether credit taken rightly and reversed later under rule 37 was "wrongly availed" at
all; the second proviso to section 16(2) asks for interest under section 50 without saying from which
day or under which sub-section. Second, which balance counts. Circular 192/04/2023-GST takes all heads
together, but it speaks of IGST credit, which any head can repay. Here ₹2,250 is central tax and ₹2,250
State tax, and neither pays the other. The careful course is to look at each head by itself: if neither
fell below its ₹2,250 since the credit was taken, note that and pay no interest; if one did, work out
the interest for those days and ask your adviser before you file.

| GSTR-3B, October 2026 | ₹ |
| --- | ---: |
| 4(A)(5) All other credit | 35,200 |
| 4(B)(1) Blocked credit, section 17(5) | (1,000) |
| 4(B)(2) Other reversals, rule 37 | (4,500) |
| **4(C) Net credit available** | **29,700** |

That is ₹14,850 of central tax and ₹14,850 of State tax. When the supplier is paid, the ₹4,500
comes back through 4(A)(5) and is disclosed in 4(D)(1); the portal's credit reversal and
re-claimed statement keeps the running balance.

## The second reversal to diarise {#rule-37a}

Rule 37A covers a supplier who reported the invoice but did not file GSTR-3B by ${rule37a.supplierFilesBy} after
the end of the year in which you took the credit. Reverse it by ${rule37a.reverseBy}; it can be taken again
once the supplier files. Keep a list of such suppliers, and look at it before approving their next
payment.
`,
} as const satisfies Article;
