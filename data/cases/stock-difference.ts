import type { CaseStudy } from '#data/cases/case-study';

export const stockDifference: CaseStudy = {
  id: 'stock-difference',
  title: 'A stock difference, piece by piece',
  excerpt: 'The count is 62 pieces short. Papers explain 41, 15 are elsewhere, and 6 are lost.',
  category: 'Inventory',
  courseNo: 8,
  reviewed: '2026-11-26',
  body: `Annai Electricals, Tiruchirappalli (a made-up firm), counts mixers on Sunday, 4 October 2026, with all movements
stopped. Weighted average cost, each model its own: MX-500 ₹1,850, MX-750 ₹2,150, MX-900 ₹2,600. GST 18% taken
as credit.

## Count and book {#count}

| Model | Book | Count | Difference |
| --- | ---: | ---: | ---: |
| MX-500 | 184 | 151 | −33 |
| MX-750 | 96 | 103 | 7 |
| MX-900 | 70 | 34 | −36 |
| **Total** | 350 | 288 | −62 |

## Walking back {#back}

We check the last hundred papers before the count against the books.

| Finding | MX-500 | MX-750 | MX-900 |
| --- | ---: | ---: | ---: |
| Invoice 2214 said MX-500, the shelf gave MX-750 | 7 | −7 | |
| Delivery note 871 of 3 October, loaded, not entered | | | −20 |
| Receipt note 402 entered twice | −14 | | |
| Invoice 2231 entered for the wrong model | −10 | | 10 |
| At the repair shop, on a challan | | | −15 |
| **Total** | −17 | −7 | −25 |

The sign shows how the book must change to be right. For MX-500: 184 − 17 = 167 against a count of 151, still
−16. So the first line was read the wrong way: if the
shelf gave MX-750 for an invoice of MX-500, the book of MX-500 is too low by 7 and that of MX-750 too high by 7.
After it the book of MX-750 is
96 − 7 = 89, and 103 were counted. That cannot be. It was the other way about: the invoice said MX-750, the shelf gave MX-500.

| Finding, put right | MX-500 | MX-750 | MX-900 |
| --- | ---: | ---: | ---: |
| Invoice 2214 said MX-750, the shelf gave MX-500 | −7 | 7 | |
| Delivery note 871, not entered | | | −20 |
| Receipt note 402 entered twice | −14 | | |
| Invoice 2231 entered for MX-900, was MX-500 | −10 | | 10 |
| At the repair shop | | | −15 |
| **Total** | −31 | 7 | −25 |

MX-500: 184 − 31 = 153 against 151, two short. MX-750: 96 + 7 = 103, right. MX-900: 70 − 25 = 45 against 34:
eleven short.

A third look, at the delivery bay: seven MX-900 stand packed for a branch, on a stock journal that was never
entered. So
45 − 7 = 38 against 34: four short. Two and four make six that nobody can explain.

## What is entered {#entered}

- The invoice, the receipt note and the delivery note are corrected by voucher, each with its paper.
- Seven go to the branch by stock journal, fifteen to a godown “Repair shop”: they still belong to us, but are
  kept elsewhere.
- Six are lost, each at the cost of its model: 2 × ₹1,850 = ₹3,700 and 4 × ₹2,600 = ₹10,400, together ₹3,700 +
  ₹10,400 = ₹14,100. An average over all three models would not be the cost of any of them. Section 17(5)(h) of
  the CGST Act blocks the credit on goods lost: ₹14,100 × 18% = ₹2,538 is reversed.

| Entry | Debit ₹ | Credit ₹ |
| --- | ---: | ---: |
| Loss of stock | 16,638 | |
| – Stock, MX-500 (2 pieces) | | 3,700 |
| – Stock, MX-900 (4 pieces) | | 10,400 |
| – GST input, reversed | | 2,538 |
| **Total** | 16,638 | 16,638 |

## How the 62 divide {#divide}

| Explained by | Pieces |
| --- | ---: |
| Papers wrong or missing (31 − 7 + 20 − 10) | 34 |
| Packed for the branch | 7 |
| At the repair shop | 15 |
| Lost | 6 |
| **Total** | 62 |

By model the papers make 31 too many in MX-500, 7 too few in MX-750, and 20 − 10 = 10 too many in MX-900: 31 − 7
+ 10 = 34.

## What changes {#changes}

The person who loads signs the delivery note, and the entry is made before the lorry leaves. Repair challans get
a number and a date of return. The next count is in three weeks, of
MX-900 alone: the model in which most went wrong.`,
};
