import type { CaseStudy } from '#data/cases/case-study';

export const payrollAfterTheLabourCodes: CaseStudy = {
  id: 'payroll-after-the-labour-codes',
  title: 'One payslip before and after the labour codes',
  excerpt: 'Gross pay stays ₹36,000; wages go from ₹14,000 to ₹22,000, and five amounts with them.',
  category: 'Payroll',
  courseNo: 11,
  reviewed: '2026-11-26',
  body: `Lakshmi works in a shop with 32 people in Coimbatore (both made up). Her pay was laid out years ago
with a small basic. The employer pays provident fund on what the law calls wages, without a ceiling of its own;
for pension, suppose a
ceiling of ₹15,000.

## The structure {#structure}

\`\`\`paper
Payslip, October 2026 | Lakshmi, Coimbatore

| Earnings | ₹ |
| --- | ---: |
| Basic and dearness allowance | 14,000 |
| House rent allowance | 9,000 |
| Conveyance allowance | 5,000 |
| (!) Special allowance: overtime, fixed | 8,000 |
| **Total: gross pay** | 36,000 |

Deducted: provident fund ₹1,680. Ringed: an allowance whose name does not say what it is.
\`\`\`

“Overtime, fixed” is paid every month whether or not anybody stays longer. It is not overtime; it is a part of
pay with another name, and a name does not exclude it from wages. First we treat it as excluded, as the employer
has done so far, to show what the half rule alone does. Then we treat it as what it is.

## The half rule {#half}

Excluded as the employer has it: ₹9,000 + ₹5,000 + ₹8,000 = ₹22,000. Half of all remuneration:
₹36,000 × 50% = ₹18,000. The excess ₹22,000 − ₹18,000 = ₹4,000 is added to wages: ₹14,000 + ₹4,000 = ₹18,000.

With the “overtime” taken as what it is, wages are ₹14,000 + ₹8,000 = ₹22,000 and exclusions
₹9,000 + ₹5,000 = ₹14,000, below half: nothing is added. The true figure is ₹22,000. The employer decides, after advice, to go by it.

The employer's own provident fund contribution is remuneration too, and one of the exclusions. It is left out
above to keep the sum short. At wages of
₹22,000 it changes nothing: with ₹2,640 the exclusions are ₹14,000 + ₹2,640 = ₹16,640 of ₹36,000 + ₹2,640 = ₹38,640, still below half.

## What follows from it {#follows}

| Amount a month | On ₹14,000 ₹ | On ₹22,000 ₹ |
| --- | ---: | ---: |
| Employee's provident fund, 12% | 1,680 | 2,640 |
| Employer's provident fund and pension, 12% | 1,680 | 2,640 |
| – of it pension, 8.33% up to the ceiling | 1,166 | 1,250 |
| Gratuity earned, 15 ÷ 26 ÷ 12 | 673 | 1,058 |
| One day of leave, ÷ 26 | 538 | 846 |

Worked out: ₹22,000 × 12% = ₹2,640; ₹14,000 × 8.33% = ₹1,166.20 and ₹15,000 × 8.33% = ₹1,249.50, rounded to
₹1,166 and ₹1,250;
₹22,000 × 15 ÷ 26 ÷ 12 = ₹1,057.69; ₹22,000 ÷ 26 = ₹846.15.

ESI: the limit is ₹21,000 of wages. At ₹18,000, the figure with “overtime” excluded, she would come under it; at
₹22,000 she stays outside.
The name of one allowance would decide whether she is insured, which is one more reason to name it correctly.

## The payslip of November {#payslip}

| Earnings | ₹ | Deductions | ₹ |
| --- | ---: | --- | ---: |
| Basic and DA | 22,000 | Provident fund | 2,640 |
| House rent | 9,000 | Professional tax (this month) | 0 |
| Conveyance | 5,000 | Income-tax | 0 |
| **Total** | 36,000 | | 2,640 |

Net pay: ₹36,000 − ₹2,640 = ₹33,360. Before, it was ₹36,000 − ₹1,680 = ₹34,320. Lakshmi gets
₹34,320 − ₹33,360 = ₹960 less in hand and ₹960 more in her fund, and as much again from the employer.

Income-tax: ₹36,000 × 12 = ₹4,32,000 a year, less the standard deduction of ₹75,000, is ₹3,57,000: within
₹4,00,000, no tax.

## The month's entry {#entry}

| Entry | Debit ₹ | Credit ₹ |
| --- | ---: | ---: |
| Salaries | 36,000 | |
| Employer's provident fund and pension | 2,640 | |
| Gratuity expense | 1,058 | |
| – Provident fund payable (both shares) | | 5,280 |
| – Provision for gratuity | | 1,058 |
| – Salaries payable | | 33,360 |
| **Total** | 39,698 | 39,698 |

₹2,640 + ₹2,640 = ₹5,280. Administrative charges and deposit-linked insurance come on top for the whole establishment.

## The letter {#letter}

Before the first new payslip each person gets a page: what wages mean now, the figures of this payslip side by
side, why take-home pay
is less and the fund gets more, and whom to ask. Without it, you will spend the first of the month explaining a
loss that is not a loss.`,
};
