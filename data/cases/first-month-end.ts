import type { CaseStudy } from '#data/cases/case-study';

export const firstMonthEnd: CaseStudy = {
  id: 'first-month-end',
  title: 'A first month-end, from trial balance to result',
  excerpt:
    'Seven adjustments turn a first-sight profit of ₹48,000 into ₹28,750, and each is shown.',
  category: 'Month-end',
  courseNo: 7,
  reviewed: '2026-11-29',
  body: `Thendral Furniture, Salem (a made-up proprietor's firm), wants its first monthly accounts: October 2026. The
half-year to 30 September is closed, and its profit is in Capital. The trial balance has the balances brought forward
from it and what was entered in October; nothing is adjusted yet.

## The trial balance, 31 October 2026 {#trial-balance}

| Ledger | Debit ₹ | Credit ₹ |
| --- | ---: | ---: |
| Capital, with the profit to 30 September | | 18,00,000 |
| Term loan | | 9,00,000 |
| Machinery (new on 1 October; straight line over ten years, no residual value) | 12,00,000 | |
| Stock, 1 October, at cost | 6,40,000 | |
| Debtors | 9,85,000 | |
| Bank | 4,12,000 | |
| Creditors | | 5,37,000 |
| Sales | | 14,20,000 |
| Purchases | 8,60,000 | |
| Wages and salaries | 2,70,000 | |
| Rent | 60,000 | |
| Insurance (paid 1 October for a year) | 72,000 | |
| Instalment of the term loan | 98,000 | |
| Other expenses | 60,000 | |
| **Total** | 46,57,000 | 46,57,000 |

Stock counted on 31 October at cost: ₹5,90,000.

Profit at first sight: ₹14,20,000 − ₹6,40,000 − ₹8,60,000 + ₹5,90,000 = ₹5,10,000 gross; less wages, rent,
insurance and other expenses of
₹2,70,000 + ₹60,000 + ₹72,000 + ₹60,000 = ₹4,62,000 leaves ₹5,10,000 − ₹4,62,000 = ₹48,000. The owner had guessed three lakh. Neither is right.

## Seven adjustments {#adjustments}

| No. | What | Working | Profit ₹ |
| --- | --- | --- | ---: |
| 1 | Insurance: eleven months are prepaid | 72,000 × 11 ÷ 12 | 66,000 |
| 2 | Rent: the payment was for October and November | 60,000 ÷ 2 | 30,000 |
| 3 | Electricity of October, bill to come | by meter | −18,500 |
| 4 | Depreciation of the month | 12,00,000 ÷ 10 ÷ 12 | −10,000 |
| 5 | Interest in the instalment, 9% on 9,00,000 | 9,00,000 × 9% ÷ 12 | −6,750 |
| 6 | Goods of 30 October here and counted, not billed | purchase missing | −42,000 |
| 7 | A cupboard invoiced on 31 October, delivered on 3 November, and counted | sale 38,000 is November's | −38,000 |
| **Total** | | | −19,250 |

₹72,000 × 11 ÷ 12 = ₹66,000; ₹12,00,000 ÷ 10 ÷ 12 = ₹10,000; ₹9,00,000 × 9% ÷ 12 = ₹6,750. Number 5 moves the rest of the instalment,
₹98,000 − ₹6,750 = ₹91,250, to the loan, where it repays principal.

Profit of October: ₹48,000 − ₹19,250 = ₹28,750.

## The result {#result}

| Profit and loss, October 2026 | ₹ |
| --- | ---: |
| Sales (14,20,000 − 38,000) | 13,82,000 |
| Cost of goods sold (6,40,000 + 9,02,000 − 5,90,000) | −9,52,000 |
| Wages and salaries | −2,70,000 |
| Rent | −30,000 |
| Insurance | −6,000 |
| Electricity | −18,500 |
| Depreciation | −10,000 |
| Interest | −6,750 |
| Other expenses | −60,000 |
| **Total: profit** | 28,750 |

₹14,20,000 − ₹38,000 = ₹13,82,000; ₹8,60,000 + ₹42,000 = ₹9,02,000; ₹6,40,000 + ₹9,02,000 − ₹5,90,000 = ₹9,52,000.

## The balance sheet {#balance-sheet}

| Assets | ₹ |
| --- | ---: |
| Machinery less depreciation | 11,90,000 |
| Stock | 5,90,000 |
| Debtors (9,85,000 − 38,000) | 9,47,000 |
| Prepaid insurance and rent | 96,000 |
| Bank | 4,12,000 |
| **Total** | 32,35,000 |

| Capital and liabilities | ₹ |
| --- | ---: |
| Capital | 18,00,000 |
| Profit of October | 28,750 |
| Term loan (9,00,000 − 91,250) | 8,08,750 |
| Creditors | 5,37,000 |
| Goods received, not billed | 42,000 |
| Electricity payable | 18,500 |
| **Total** | 32,35,000 |

The two agree. GST is left out of this example; in the books it has its own ledgers and changes no line above.

## The page for the owner {#page}

“October earned ₹28,750. Goods left ₹4,30,000 above their cost, 31% of sales; wages took ₹2,70,000 of it. The
three lakh you guessed leaves out stock, wages and what October owes. Debtors are ₹9,47,000.” The
margin: ₹13,82,000 − ₹9,52,000 = ₹4,30,000 and ₹4,30,000 ÷ ₹13,82,000 = 31%.`,
};
