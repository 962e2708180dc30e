import type { CaseStudy } from '#data/cases/case-study';

export const gstr2bMismatch: CaseStudy = {
  id: 'gstr-2b-mismatch',
  title: 'GSTR-2B shows less than the books',
  excerpt:
    'Six documents and a forgotten bill explain ₹31,860: what is claimed now, what waits, and what is never claimed.',
  category: 'GST',
  courseNo: 6,
  reviewed: '2026-11-26',
  body: `Kaveri Traders, Chennai (a made-up firm), files monthly. On 16 November 2026 the accountant has the
purchase register of October and the GSTR-2B that came on the 14th. The books show more credit than
the portal. GSTR-3B is due on 20 November.

## The papers {#papers}

| Source, October 2026 | CGST ₹ | SGST ₹ | IGST ₹ |
| --- | ---: | ---: | ---: |
| Purchase register | 84,600 | 84,600 | 41,400 |
| GSTR-2B | 75,870 | 75,870 | 27,000 |

The register is higher by ₹84,600 − ₹75,870 = ₹8,730 in each of CGST and SGST and by
₹41,400 − ₹27,000 = ₹14,400 in IGST: in all ₹8,730 + ₹8,730 + ₹14,400 = ₹31,860.

## Matching {#matching}

We compare GSTIN, invoice number without signs and leading zeros, and tax amount. These did not match:

| No. | Supplier's document | In the books ₹ | In GSTR-2B ₹ | What the paper says |
| --- | --- | ---: | ---: | --- |
| 1 | Nila Packaging, 4512 of 6 October | 5,400 | – | Goods here; supplier files quarterly and has not used IFF |
| 2 | Deccan Steel, DS/88 of 28 October, IGST | 14,400 | – | Lorry arrived on 2 November |
| 3 | Arul Motors, repair of the director's car, seats five | 9,360 | 9,360 | Shown in 2B as available |
| 4 | Sree Stationers, 771 of 10 October | 3,060 | 1,530 | Entered twice in the register |
| 5 | Ram Caterers, Ayudha Pooja lunch | 4,500 | – | Supplier is under composition; its bill shows no tax |

The register was keyed from totals for number 5: tax was worked out where none was charged.
Number 6 is found only by adding up: a bill of Velan Tools is in the register at ₹9,000 and in 2B at ₹900, a
mistake of the supplier. The bill in hand says ₹9,000.

\`\`\`paper
Form GSTR-2B, October 2026 | four of its lines

| Supplier | CGST ₹ | SGST ₹ |
| --- | ---: | ---: |
| Arul Motors | 4,680 | 4,680 |
| Sree Stationers | 765 | 765 |
| (!) Velan Tools | 450 | 450 |
| Jaya Prints | 1,035 | 1,035 |

Ringed: the supplier reported a tenth of the tax. The bill shows 4,500 and 4,500.
\`\`\`

Do they explain the difference? Documents 1, 2, 4, 5 and 6:
₹5,400 + ₹14,400 + ₹1,530 + ₹4,500 + ₹8,100 = ₹33,930. That is more than ₹31,860, by
₹33,930 − ₹31,860 = ₹2,070. So something is in 2B and not in the books: a bill of Jaya Prints, 2,070, which is still in the tray, not entered. With it ₹33,930 − ₹2,070 = ₹31,860, and every rupee is explained.

## What is claimed in October {#claim}

| Document | Decision | Reason |
| --- | --- | --- |
| Nila Packaging ₹5,400 | Wait | Not reported: section 16(2)(aa) |
| Deccan Steel ₹14,400 | Wait | Neither reported in this 2B nor received in October: section 16(2)(b) |
| Arul Motors ₹9,360 | Never | Repair of a car for up to thirteen persons: section 17(5)(ab). It is in 2B, and still blocked |
| Sree Stationers ₹1,530 | Taken out of the books | Entered twice |
| Ram Caterers ₹4,500 | Taken out of the books | No tax was charged |
| Velan Tools ₹8,100 | Wait | Only ₹900 is reported. That record is accepted in the Invoice Management System, so ₹900 is claimed now; the supplier’s amendment appears there as a record of its own, and the rest is claimed when it is accepted and appears in 2B |
| Jaya Prints ₹2,070 | Claim | In 2B, bill in hand, service received |

2B holds ₹75,870 + ₹75,870 + ₹27,000 = ₹1,78,740. The blocked ₹9,360 goes into Table 4(A) of
GSTR-3B with the rest and out again in 4(B)(1), so that net credit available is ₹1,78,740 − ₹9,360 = ₹1,69,380.

## What is corrected in the books {#entries}

| Entry | Debit ₹ | Credit ₹ |
| --- | ---: | ---: |
| Printing (Jaya Prints), with GST input ₹2,070 | 13,570 | |
| – Jaya Prints | | 13,570 |
| Sree Stationers, second entry reversed | 10,030 | |
| – Stationery ₹8,500, GST input ₹1,530 | | 10,030 |
| Staff welfare (tax wrongly split off) | 4,500 | |
| – GST input | | 4,500 |
| Car repairs (blocked tax is cost) | 9,360 | |
| – GST input | | 9,360 |
| **Total** | 37,460 | 37,460 |

The bill of Jaya Prints: ₹11,500 × 18% = ₹2,070, so ₹11,500 + ₹2,070 = ₹13,570.

What waits moves from GST input to “Input tax not yet available”: ₹5,400 + ₹14,400 + ₹8,100 = ₹27,900. It is
followed up by name each month, the last day being 30 November 2027 or the annual return of 2026-27, if that is
earlier.

## Afterwards {#afterwards}

Input available in the books is now ₹2,10,600 + ₹2,070 − ₹1,530 − ₹4,500 − ₹9,360 − ₹27,900 = ₹1,69,380, where
₹84,600 + ₹84,600 + ₹41,400 = ₹2,10,600. It equals what is claimed. Three letters go out: Nila Packaging (please use IFF), Velan Tools (please amend in table 9A of the next GSTR-1), and one to ourselves: never work out tax that a bill does not show.`,
};
