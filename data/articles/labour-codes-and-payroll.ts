import type { Article } from '#data/articles/article';
import { law } from '#data/law';
import { percent, rupees } from '#data/law/entry';

const epf = law.epf.values;
const esi = law.esi.values;
const gratuity = law.gratuity.values;
const payment = law['wage-payment'].values;

export const labourCodesAndPayroll = {
  id: 'labour-codes-and-payroll',
  title: 'The labour codes on a payslip',
  excerpt: 'The 50% rule on one payslip: provident fund, ESI, gratuity and final settlement.',
  author: 'HOA accountant service desk',
  date: '2026-10-12',
  updated: '2026-11-29',
  readTime: '5 min read',
  category: 'Payroll',
  featured: false,
  restsOn: [
    'labour-codes',
    'wages',
    'wage-payment',
    'epf',
    'esi',
    'esi-conveyance',
    'gratuity',
    'gratuity-fixed-term',
  ],
  body: `The four labour codes came into force on 21 November 2025, and the central rules on wages and
social security followed on 8 May 2026. Those rules bind where the Central Government is the
appropriate Government, which for social security includes establishments with branches in more
than one State. For most other private firms the State makes the rules: check whether yours are
final. Payroll feels the codes in three places: what counts as wages, when an employee must be paid
on leaving, and who is covered by gratuity, provident fund and ESI.

## One definition of wages {#wages}

Wages means all remuneration, and includes basic pay, dearness allowance and retaining allowance.
The definition then lists exclusions. Those that count towards the 50% limit include statutory
bonus, the value of house accommodation, the employer's contribution to provident fund or pension,
conveyance allowance, sums to meet special expenses of the job, house rent allowance, overtime and
commission. Gratuity, retrenchment compensation and other retirement benefits are outside both
wages and the test.

If the exclusions that count are more than one-half of all remuneration, the excess is added back
to wages. The codes do not order anyone to raise basic pay; they say how wages are measured.

A component called "special allowance" is not in the list of exclusions. The Labour Ministry's
published answers speak of allowances in general, while the text names them one by one; have the
treatment settled in writing before you configure the software.

## Worked on a payslip {#payslip}

An employee's monthly pay, with provident fund restricted to the notified ceiling of
${rupees(epf.ceilingRupees)}:

\`\`\`paper
Payslip | before the codes

| Earnings and deductions | ₹ |
| --- | ---: |
| (!) Basic pay and dearness allowance | 18,000 |
| House rent allowance | 12,000 |
| Conveyance allowance | 8,200 |
| Provident fund | (1,800) |
| **Net pay** | **36,400** |

Ringed: less than half of all remuneration, ₹40,000, so the codes add ₹2,000 to it.
\`\`\`

| Component | Included | Excluded |
| --- | ---: | ---: |
| Basic pay and dearness allowance | 18,000 | |
| House rent allowance | | 12,000 |
| Conveyance allowance | | 8,200 |
| Employer's provident fund contribution | | 1,800 |
| **Total ₹** | **18,000** | **22,000** |

All remuneration is ₹40,000, and half of it is ₹20,000. Exclusions exceed that by ₹2,000, so wages
are ₹18,000 + ₹2,000 = **₹20,000**. Take-home pay before income tax and professional tax:

| Part of pay | Old basis ₹ | Under the codes ₹ |
| --- | ---: | ---: |
| Cash pay (18,000 + 12,000 + 8,200) | 38,200 | 38,200 |
| Employee's provident fund, ${percent(epf.percent)} of 15,000 | (1,800) | (1,800) |
| Employee's ESI, ${percent(esi.employeePercent)} of 20,000 | – | (150) |
| **Net** | **36,400** | **36,250** |

## Provident fund {#provident-fund}

The Employees' Provident Funds Scheme, 2026, notified on 29 June 2026 and in force since its publication in the
Gazette, replaced the 1952 scheme.
The contribution remains ${percent(epf.percent)} each for most establishments, and contributing on more than the
notified ceiling is voluntary. The add-back therefore costs nothing where wages already stood
above ₹15,000 and the contribution is held there.

It matters in two cases. Where basic pay was below the ceiling, the add-back raises the
contribution: on basic pay of ₹10,000 raised to wages of ₹13,000, each share goes from ₹1,200 to
₹1,560. And where the employer contributes on full wages, its own contribution is one of the
exclusions, so the computation runs in a circle. For the payslip above, wages settle at ₹20,319
and each share at ₹2,438. Let the software iterate, and check one employee by hand.

## ESI {#esi}

Coverage and contribution use the same wages. Under the old Act this employee's ESI wages were
₹30,000, far above the wage limit: house rent allowance counted, while conveyance allowance had been
outside since the Supreme Court's decision of 8 March 2021, and so was the employer's provident fund
contribution. Measured at ₹20,000, it falls below the limit of ${rupees(esi.ceilingRupees)} used here, and
in a covered establishment the employee comes in: ₹150 from the employee and, at
${percent(esi.employerPercent)}, ₹650 from
the employer. In December 2025 offices of the Corporation asked employers to re-examine coverage
on exactly this point. Wages are never less than half of remuneration, so run the test for
everyone up to twice the limit. Confirm the current limit and rates with the Corporation before
you register anyone.

## Gratuity after one year of a fixed term {#gratuity}

The gratuity chapter covers factories, mines, oilfields, plantations, ports and railway companies of
any size, and shops and other establishments with ten or more employees. There, permanent employees
still need five years of continuous service (three for working journalists; neither applies on
death or disablement). An employee on a **fixed-term contract** who has served one year under it
is entitled to gratuity on a pro rata basis. The rate is ${gratuity.days} days' wages for each year, a day being the
monthly wages divided by ${gratuity.divisor}, up to the notified maximum.

A fixed-term employee with last wages of ₹20,000 leaves when a 16-month contract ends:

- one year: 20,000 × 15 ÷ 26 = ₹11,538.46
- pro rata for 16 months, rounded once at the end: 20,000 × 15 ÷ 26 × 16 ÷ 12 = ₹15,384.62, say **₹15,385**

This counts month by month. The Code does not say what "pro rata" means, and there is a second
reading: completed years only, with a last part of more than six months counted as a year, as for
other employees. By that reading 16 months count as one year and ₹11,538 is due. Until the rules or a
court decide, provide for the higher figure, and have the reading settled in writing before you pay.

On the old base of ₹18,000 the first reading would have given ₹13,846. The cost accrues from the first
month, so provide for it monthly; waiting for the first anniversary understates the expense.
Fixed-term employment means a direct written contract with the employer. A worker supplied by a
contractor is the contractor's employee.

## Full and final settlement {#full-and-final}

Under section 17(2) of the Code on Wages, when an employee resigns, is removed, dismissed or
retrenched, or loses work because the establishment closes, wages must be paid **within two
working days**. The appropriate Government may fix another period, so check your State. The
section does not name the ordinary end of a fixed term or retirement; good practice is to keep the
same two days there.

The two days are for wages. Gratuity has its own limit of ${gratuity.payDays} days from the date it becomes
payable, with simple interest for delay. Provident fund is settled or transferred through the
fund's portal; the employer's part is to record the date of exit promptly.

Two days is only possible if the work is done before the last day:

1. On acceptance of resignation, open a checklist: assets, advances, leave balance, notice period.
2. A week before, compute wages to the last day, leave dues and recoveries. Deductions in a wage
   period may not exceed ${percent(payment.deductionPercent)} of wages.
3. On the last day, settle attendance, compute income tax for the year to date and obtain
   approval.
4. Pay within the two working days and issue the final payslip. The monthly run will not wait for
   you, so keep an off-cycle run ready.

For those who stay, monthly wages are due by the seventh of the following month.

## What the auditor will ask {#auditor}

- A component list showing which heads are excluded, and under which clause.
- One worked computation for each salary structure.
- A list of fixed-term contracts with start dates and the gratuity provided.
- The register of exits, with last working day and date of payment side by side.
`,
} as const satisfies Article;
