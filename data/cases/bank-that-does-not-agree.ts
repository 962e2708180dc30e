import type { CaseStudy } from '#data/cases/case-study';

export const bankThatDoesNotAgree: CaseStudy = {
  id: 'bank-that-does-not-agree',
  title: 'A bank that does not agree',
  excerpt: 'Book ₹4,18,350, bank ₹3,96,120: nine lines, and a last ₹100 that hid three more.',
  category: 'Reconciliation',
  courseNo: 4,
  reviewed: '2026-11-30',
  body: `Meenakshi Stores, Madurai (a made-up firm). On 31 October 2026 the bank ledger shows ₹4,18,350 Dr, the
statement ₹3,96,120 Cr: a difference of ₹4,18,350 − ₹3,96,120 = ₹22,230. The last reconciliation, of 30
September, left two
cheques open: 300481 for ₹12,600 and 300484 for ₹8,250.

## The papers {#papers}

\`\`\`paper
Statement of account, October 2026 | from page 1 of 2

| Date | Particulars | ₹ |
| --- | --- | ---: |
| 4 Oct | CHQ 300481 | 12,600 Dr |
| 17 Oct | UPI RAJAN | 6,500 Cr |
| 21 Oct | SELVI AGENCIES | 26,370 Cr |
| (!) 28 Oct | NEFT MEENAKSHI SILKS | 19,500 Dr |

Ringed: we have never paid a firm of this name.
\`\`\`

Entries that are in only one of the two, or differ between them:

| No. | Line | Book ₹ | Bank ₹ |
| --- | --- | ---: | ---: |
| 1 | Cheque 300481 (September) | paid in September | 12,600 on 4 October |
| 2 | Cheque 300484 (September) | paid in September | – |
| 3 | Cheques 300512 and 300513 of 30 October | 16,900 + 9,450 | – |
| 4 | Card settlement of 31 October | 41,260 | – |
| 5 | Charges and GST on them | – | 1,770 |
| 6 | UPI receipt, “RAJAN”, 17 October | – | 6,500 |
| 7 | Receipt from Selvi Agencies, 21 October | 23,670 | 26,370 |
| 8 | Cheque 300507 to Kumar | 4,800 | 8,400 |
| 9 | NEFT to “Meenakshi Silks”, 28 October | – | 19,500 |

## Thinking before entering {#thinking}

- Line 1 needs nothing: it was open in September and is paid now.
- Line 7: the customer's advice says ₹26,370. Our receipt has two digits exchanged; the difference
  ₹26,370 − ₹23,670 = ₹2,700 is divisible by nine, as such slips are.
- Line 8: the counterfoil says ₹8,400. Ours again: ₹8,400 − ₹4,800 = ₹3,600.
- Line 9: we paid no Meenakshi Silks. The name is near ours. The bank took another customer's payment from our
  account; we inform the bank in writing the same day.
- Line 6: Rajan is a customer with an open bill of ₹6,500. Asked by telephone, he confirms.

## Entries in the books {#entries}

| Entry of 31 October | Debit ₹ | Credit ₹ |
| --- | ---: | ---: |
| Bank (receipt of Selvi Agencies put right) | 2,700 | |
| – Selvi Agencies | | 2,700 |
| Kumar (cheque put right) | 3,600 | |
| – Bank | | 3,600 |
| Bank charges ₹1,500, GST input ₹270 | 1,770 | |
| – Bank | | 1,770 |
| Bank (UPI) | 6,500 | |
| – Rajan | | 6,500 |
| **Total** | 14,570 | 14,570 |

₹1,500 × 18% = ₹270, and the bank's own tax invoice is filed for the credit.

The ledger then shows ₹4,18,350 + ₹2,700 − ₹3,600 − ₹1,770 + ₹6,500 = ₹4,22,180.

## The statement {#statement}

| Reconciliation at 31 October 2026 | ₹ |
| --- | ---: |
| Balance as per bank ledger, corrected | 4,22,180 |
| Add: cheque 300484, not presented | 8,250 |
| Add: cheque 300512, not presented | 16,900 |
| Add: cheque 300513, not presented | 9,450 |
| Less: card settlement in transit | −41,260 |
| Less: wrong debit by the bank, 28 October | −19,500 |
| **Total: balance as per statement** | 3,96,020 |

It should be ₹3,96,120. The list is short by ₹3,96,120 − ₹3,96,020 = ₹100. We go back to what was copied by
hand: the card
settlement. The gateway's report says ₹41,142, our receipt ₹41,260: ₹41,260 − ₹41,142 = ₹118. The gateway's charge of
₹100 and the GST on it, ₹100 × 18% = ₹18, had not been taken off.

| Entry | Debit ₹ | Credit ₹ |
| --- | ---: | ---: |
| Gateway charges ₹100, GST input ₹18 | 118 | |
| – Bank | | 118 |
| **Total** | 118 | 118 |

Now the ledger is ₹4,22,180 − ₹118 = ₹4,22,062, the settlement in transit ₹41,142, and
₹4,22,062 + ₹8,250 + ₹16,900 + ₹9,450 − ₹41,142 − ₹19,500 = ₹3,96,020. Still ₹100 short, because the charge lowered both sides. It was a real mistake, but not the one we are looking for. The second look finds cheque 300513: the counterfoil says ₹9,550. With
₹4,22,062 − ₹100 = ₹4,21,962 in the ledger and ₹9,550 open the sum does not change either, since both move together.

The remaining difference must be something that changed the bank balance alone. We check the statement's own
additions, and find it on the second page: ₹100 of
interest of the fixed deposit, credited on 31 October. (The current account itself earns none.) Enter it:
₹4,21,962 + ₹100 = ₹4,22,062.

| Entry | Debit ₹ | Credit ₹ |
| --- | ---: | ---: |
| Payee of cheque 300513 | 100 | |
| – Bank | | 100 |
| Bank (interest of the fixed deposit) | 100 | |
| – Interest received | | 100 |
| **Total** | 200 | 200 |

And then:

| Reconciliation, final | ₹ |
| --- | ---: |
| Balance as per bank ledger | 4,22,062 |
| Add: cheque 300484 | 8,250 |
| Add: cheque 300512 | 16,900 |
| Add: cheque 300513 | 9,550 |
| Less: card settlement in transit | −41,142 |
| Less: wrong debit by the bank | −19,500 |
| **Total: balance as per statement** | 3,96,120 |

## What is learnt {#learnt}

A difference of ₹100 is not small: it hid two real mistakes and a missing line. Anyone who “adjusted” it would
have left all three in the books. Every open item now has a name: cheque 300484 is followed up (it is dated 18
September, and no bank will pay it after three months), the card
settlement is due on 2 November, and we have asked the bank to reply on the wrong debit by 4 November.`,
};
