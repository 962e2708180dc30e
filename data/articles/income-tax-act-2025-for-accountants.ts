import type { Article } from '#data/articles/article';
import { law } from '#data/law';
import { percent, rupees } from '#data/law/entry';

const commission = law['tds-commission'].values;
const rent = law['tds-rent-land'].values;
const contractor = law['tds-contractor'].values;
const professional = law['tds-professional'].values;
const forms = law['tax-forms'].values;
const due = law['tds-due-dates'].values;
const statements = law['tds-statement-dates'].values;
const msme = law['tax-paid-basis-msme'].values;
const partners = law['tds-partners'].values;

export const incomeTaxAct2025 = {
  id: 'income-tax-act-2025-for-accountants',
  title: 'The Income-tax Act, 2025 at the accounts desk',
  excerpt: 'Tax year, sections 392 and 393, new form numbers, and payments that straddle 1 April.',
  author: 'HOA accountant service desk',
  date: '2026-11-09',
  updated: '2026-11-30',
  readTime: '5 min read',
  category: 'Income tax',
  featured: true,
  restsOn: [
    'tax-act-2025',
    'tds-commission',
    'tds-rent-land',
    'tds-contractor',
    'tds-manpower',
    'tds-professional',
    'tds-partners',
    'tds-due-dates',
    'tds-statement-dates',
    'tcs-statement-dates',
    'tds-correction',
    'tds-disallowance',
    'tax-paid-basis-msme',
    'tax-forms',
  ],
  body: `The Income-tax Act, 2025 has been in force since 1 April 2026. Rates and thresholds for the
payments an accounts desk makes every month were largely carried over; section numbers, forms and
vocabulary were not. Two quarterly statements have now been filed under it, so this is a good time to check that
nobody is still following the old Act from habit.

## Tax year, and where the old Act still rules {#tax-year}

"Previous year" and "assessment year" are gone. Income earned from 1 April 2026 to 31 March 2027
belongs to **tax year 2026-27**.

Income of financial year 2025-26 is still governed by the Income-tax Act, 1961. Its return is for
assessment year 2026-27, the last under the old Act, and a belated or revised return for it is an
old-Act return too. Notices and appeals for earlier years also continue under the 1961 Act. For
some years the desk will keep two vocabularies; every challan and working paper should say which
one it is using.

## The sections you will quote {#sections}

| Subject | 1961 Act | 2025 Act |
| --- | --- | --- |
| TDS on salary | 192 | 392 |
| Other TDS | 193 to 196D | 393 (tables) |
| TCS | 206C | 394 |
| Disallowance where TDS is missed | 40(a)(i), 40(a)(ia) | 35(b) |
| Deduction only on actual payment | 43B | 37 |
| Tax audit | 44AB | 63 |
| Return of income | 139 | 263 |

Section 393 has three main tables: sub-section (1) for residents, (2) for non-residents and (3)
for payments to any person. You cite the sub-section and serial number, and in the challan and the
statement you use a four-digit payment code.

| Payment to a resident | 393(1), Sl. No. | Code | Rate | Threshold |
| --- | --- | --- | --- | --- |
| Commission or brokerage | ${commission.serial} | ${commission.code} | ${percent(commission.percent)} | ${rupees(commission.yearRupees)} in the tax year |
| Rent, land or building | ${rent.serial} | ${rent.code} | ${percent(rent.percent)} | ${rupees(rent.monthRupees)} for a month or part |
| Contractor, individual or HUF | ${contractor.serial} | ${contractor.codeIndividual} | ${percent(contractor.percentIndividual)} | ${rupees(contractor.sumRupees)} a sum, ${rupees(contractor.yearRupees)} in the tax year |
| Contractor, others | ${contractor.serial} | ${contractor.codeOthers} | ${percent(contractor.percentOthers)} | the same |
| Professional fees | ${professional.serial} | ${professional.code} | ${percent(professional.percent)} | ${rupees(professional.yearRupees)} in the tax year |

Tax is deducted once the threshold is crossed. These rows do not bind an individual or HUF whose
business or profession was below the turnover limit in the preceding year; separate, narrower rows
apply to them. Supply of manpower falls expressly within "work" where the people supplied are under the
supervision, control or direction of the person who receives them; such a staffing bill is a contractor
payment. Where the agency itself directs the work, look at what it delivers: it may be a professional
or technical service. The codes stand in the notes to Forms 138 to 144. Check them against the current
utility before filing; a right rate under a wrong code still produces a mismatch.

A firm that pays or credits its partners salary, remuneration, commission, bonus or interest deducts under
sub-section (3): ${percent(partners.percent)} of the whole once a partner's sum passes ${rupees(partners.yearRupees)} in the tax year, or is
likely to (formerly section 194T). Credit to the capital account counts. Its serial number and code we could not
confirm: read both in the notes to Form 140.

## The forms {#forms}

The Income-tax Rules, 2026 renumbered the forms. The new numbers serve deductions and years from
1 April 2026; the tax audit report and Form 16 for 2025-26 kept the old ones.

| Purpose | Formerly | Now |
| --- | --- | --- |
| Quarterly TDS statement, salary | 24Q | ${forms.salaryStatement} |
| Quarterly TDS statement, residents | 26Q | ${forms.residentStatement} |
| Quarterly TDS statement, non-residents | 27Q | ${forms.nonResidentStatement} |
| Quarterly TCS statement | 27EQ | ${forms.tcsStatement} |
| Challan-cum-statement (property, rent, certain others) | 26QB, 26QC, 26QD, 26QE | ${forms.challanStatement} |
| TDS certificate, salary | 16 | ${forms.salaryCertificate} |
| TDS certificate, other than salary | 16A | ${forms.otherCertificate} |
| Declaration for no deduction | 15G, 15H | ${forms.declaration} |
| Employee's claims and evidence | 12BB | ${forms.employeeClaims} |
| Employee's other income and previous employer | 12B, 12BAA | ${forms.employeeOtherIncome} |
| Tax audit report | 3CA, 3CB, 3CD | ${forms.taxAudit} |

Dates have hardly moved. Tax deducted in a month is deposited within seven days of its end, and
tax deducted in March by ${due.marchDate}; Form 141 allows ${due.form141Days} days from the end of the month. TDS
statements for the four quarters fall due on ${statements.first}, ${statements.second}, ${statements.third} and
${statements.fourth}. A
correction statement may be filed only within two years from the end of the tax year in which the
original was due, so correct wrong PANs early.

Form ${forms.tcsStatement}, for tax collected, is listed apart in our calendar: its predecessor was due on the 15th of July, October,
January and May. Whether the new rules keep these days we could not confirm, so plan for them: they are the earlier
ones.

## Transition: ask when the event happened {#transition}

For most payments TDS arises on credit or payment, whichever is earlier. That first event decides
the Act. On or before 31 March 2026 it is the 1961 Act, even if money moves later; from 1 April
2026 it is the 2025 Act.

| Event (amounts before GST) | Governing provision | TDS ₹ | Statement |
| --- | --- | ---: | --- |
| Audit fee ₹1,20,000 credited 31 March 2026, paid 20 April 2026 | Section 194J, 10% | 12,000 | 26Q, January to March 2026 |
| Advance ₹50,000 to a contractor company, paid 25 March 2026 | Section 194C, 2% | 1,000 | 26Q, January to March 2026 |
| Balance ₹1,00,000 of that contract, credited 10 April 2026 | Section 393(1), Sl. No. 6(i), 2% | 2,000 | 140, April to June 2026 |

The contract of ₹1,50,000 attracts TDS of ₹3,000 in all, under two Acts and in two forms. Nothing is
deducted again on the fee paid in April, because the credit in March was the event. The tax of
March was due by 30 April 2026.

If a deduction of the old period was missed and is found now, do not slip it into Form 140. The
default belongs to the 1961 Act: deduct and pay with interest under that Act's provision, and
correct the old statement.

## What reaches the computation {#computation}

- **Section 35(b):** 30% of a resident's payment, and the whole of a non-resident's, is disallowed
  if TDS was not deducted, or was deducted but not paid by the due date of the return. What was
  disallowed is allowed in the tax year in which the tax is paid.
- **Section 37(2)(g):** a sum due to a micro or small enterprise beyond the time limit of section
  15 of the MSMED Act (the agreed date, at most ${msme.agreedDays} days; ${msme.unwrittenDays} days if nothing is agreed in writing)
  is allowed only in the year of payment. It concerns suppliers registered on Udyam as
  manufacturers or service providers; medium enterprises stand outside, and so do traders, whose
  Udyam registration serves priority-sector lending alone. Paying before the return date, which saves GST or bonus,
  does not save this item.
- **Brought-forward items:** keep a list of amounts disallowed in the computation of 2025-26 under
  sections 40(a) and 43B of the old Act, with dates of later payment. Your tax adviser will need
  it for tax year 2026-27.

## Correct these this week {#this-week}

1. Replace "A.Y." with the tax year on this year's challans, payslips and narrations.
2. Open the TDS masters in the accounting software and check section, code, rate and threshold for
   your ten largest vendors.
3. Agree the TDS ledger with Forms 138 and 140 of the first two quarters, challan by challan.
4. Withdraw blank copies of Forms 12BB, 15G and 15H from the shared folder.
`,
} as const satisfies Article;
