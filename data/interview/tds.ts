import type { InterviewTopic } from '#data/interview/question';

export const tdsQuestions: InterviewTopic = {
  id: 'tds',
  title: 'TDS and income-tax',
  about:
    'The year 2026-27 is the first under the new Act: many interviewers test whether you noticed.',
  questions: [
    {
      ask: 'What changed for TDS on 1 April 2026?',
      wants: 'Whether you keep up, and whether you panic.',
      good: '“The Income-tax Act, 2025 took over. Salary is in section 392, other payments are in the tables of section 393, collection is in 394. Rates and limits mostly stayed; section and form numbers changed: 24Q became 138, 26Q became 140, 27Q became 144, 16 became 130, 16A became 131. Payments up to 31 March 2026 stay under the old Act, so both are needed for a while.”',
      weak: '“Nothing, only numbers.” A wrong number is why a challan or a statement is rejected.',
    },
    {
      ask: 'A contractor’s bill is ₹28,000. Do you deduct?',
      wants: 'Two limits in one answer.',
      good: '“Not by the single-bill limit of ₹30,000, but I look at the year: once the sum passes ₹1,00,000 I deduct on all of it, 1% for individuals and Hindu undivided families, 2% for others. And if more bills are sure to come, we may deduct from the first.”',
      weak: '“No, it is below ₹30,000.”',
    },
    {
      ask: 'Do you deduct on the GST part of a bill?',
      wants: 'A small rule that many people get wrong.',
      good: '“No, where GST is shown separately. If the bill is one amount including tax, on the whole. For an advance it is the amount paid.”',
      weak: '“Yes, on what we pay.”',
    },
    {
      ask: 'TDS of May was paid on 10 June. What do you enter in the challan?',
      wants: 'Interest by months.',
      good: '“Interest at 1.5% for each month or part from the date of deduction: May and June are two months, so 3%. I pay it with the tax under its own head and tell my manager how it came about.”',
      weak: '“Three days’ interest.”',
    },
    {
      ask: 'A party has not given PAN. What follows?',
      wants: 'The rate, and how you prevent it.',
      good: '“20%, or the rate in force if that is higher; for purchase of goods 5%. I ask for the PAN before the first bill, check it on the portal with the name, and the master cannot be saved without it.”',
      weak: '“We deduct 10% and write PANNOTAVBL.” That is how demands begin.',
    },
    {
      ask: 'Your Form 168 shows less TDS than your ledger. How do you proceed?',
      wants: 'Reconciling with other people.',
      good: '“I match by deductor and quarter, find who has not filed, who used a wrong PAN and who deducted another amount, and write to each with invoice, amount and date. In the return I claim what is shown and what I can support, and carry a list of the rest.”',
      weak: '“I claim what is in the books.”',
    },
    {
      ask: 'What is disallowed if we forget TDS on ₹2,00,000 of professional fees?',
      wants: 'What a mistake costs.',
      good: '“Something only where tax had to be deducted and was not deducted, or not paid by the due date of our return. Then, for a payment to a resident, 30% of it: ₹2,00,000 × 30% = ₹60,000 is added to income of that year, and allowed in the year in which the tax is paid. Interest comes on top. If the consultant has filed his return with the income and paid the tax, an accountant’s certificate relieves us of being in default, and the tax counts as paid on the day of his return. A person whose accounts need no audit may not have had to deduct at all.”',
      weak: '“A penalty.” Perhaps, but that is not the answer.',
    },
    {
      ask: 'New or old regime: how do you help an employee to choose?',
      wants: 'Arithmetic, neutrality and patience.',
      good: '“I put both side by side with the person’s own figures: the new one with standard deduction of ₹75,000 and few other deductions, the old one with house rent, insurance, home-loan interest and so on. With income up to ₹12,00,000 the rebate often settles it. I show, the employee decides and declares.”',
      weak: '“New is always better.”',
    },
    {
      ask: 'What is Form 121, and whom would you not take it from?',
      wants: 'Former 15G and 15H, and a limit.',
      good: '“A declaration that tax on the year’s income will be nil, so that none is deducted from interest or the like. I do not take it from a company or firm, nor from anybody without PAN; and its details are reported.”',
      weak: '“A form for no TDS”, taken from anybody who asks.',
    },
  ],
};
