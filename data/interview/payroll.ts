import type { InterviewTopic } from '#data/interview/question';

export const payrollQuestions: InterviewTopic = {
  id: 'payroll',
  title: 'Payroll',
  about:
    'Payroll affects people directly. Interviewers look for exactness, discretion and the labour codes.',
  questions: [
    {
      ask: 'What counts as wages under the labour codes?',
      wants: 'The half rule, with a sum.',
      good: '“All remuneration, less a list of exclusions such as house rent, conveyance, bonus, employer’s provident fund, overtime. If the exclusions exceed half of the total, the excess is added back. Of ₹40,000 with ₹24,000 excluded, ₹4,000 comes back, so wages are ₹20,000. Gratuity and leave follow that figure.”',
      weak: '“Basic plus DA.” That was the old rule; now check whether the exclusions exceed half.',
    },
    {
      ask: 'How do you check a payroll before it is paid?',
      wants: 'Comparison with last month.',
      good: '“I reconcile it with last month: joiners, leavers, changes of pay, loss of pay, overtime; each with its document. Head count against attendance. Bank accounts that changed are confirmed by a call. Then the totals go to a second person who did not prepare it.”',
      weak: '“The software calculates it.”',
    },
    {
      ask: 'An employee’s pay rises above the ESI limit in July. Do you stop ESI?',
      wants: 'Contribution periods.',
      good: '“Not before 30 September: an employee who is covered at the beginning of a period stays covered to its end, on actual wages. From 1 October he is out, if he is still above the limit.”',
      weak: '“Yes, from July.”',
    },
    {
      ask: 'How is the employer’s provident fund contribution divided?',
      wants: 'Figures.',
      good: '“Of 12%, 8.33% of wages up to the ceiling go to pension and the rest to provident fund; administrative charges and deposit-linked insurance come on top and are the employer’s. At a ceiling of ₹15,000 pension is ₹1,250 a month.”',
      weak: '“12% and 12%.”',
    },
    {
      ask: 'When must a person who resigns get the final wages?',
      wants: 'The Code on Wages.',
      good: '“Within two working days of leaving. So I begin on the day the resignation is accepted: leave balance, advances, assets to return, tax. Gratuity has thirty days of its own.”',
      weak: '“In 45 days, as per policy.” A policy does not override the code.',
    },
    {
      ask: 'A manager asks what a colleague earns. What do you say?',
      wants: 'Discretion.',
      good: '“That I can share pay only with those whom the policy names, and whom to ask.” Said politely, and the same to everybody.',
      weak: 'The figure, or a hint.',
    },
    {
      ask: 'Explain a full month’s payroll entry.',
      wants: 'Whether the ledger side is clear.',
      good: '“Salaries are debited gross. Credited are employees’ provident fund, ESI, professional tax and tax deducted, each to its payable, and the net to salaries payable. The employer’s contributions are a second entry: debit expense, credit payable. Payment and deposits then clear the payables, and each should be nil by its due date.”',
      weak: '“Salary to bank.” Then the payables never show.',
    },
    {
      ask: 'How do you provide for gratuity and bonus?',
      wants: 'Accrual.',
      good: '“Monthly. Gratuity on an actuary’s figure or, in a small firm, 15 days’ wages for each year served; bonus from 8.33% of the wages it is computed on. So each month bears its own cost, and nobody is surprised by the payment.”',
      weak: '“When we pay.”',
    },
  ],
};
