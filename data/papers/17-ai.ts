import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const ai: Paper = [
  basic(
    'How a language model produces text',
    'Why can a language model without a search tool name a section of the Income-tax Act that does not exist?',
    [
      'It continues text with what is likely and looks nothing up',
      'A likely number looks like a true one. Only the official text decides.',
    ],
    [
      'Its copy of the Act holds misprints that came of scanning it',
      'It holds no copy that it turns to.',
    ],
    [
      'It reads Indian law in translation, where section numbers are lost',
      'It happens in every language, and with laws it has read in the original.',
    ],
    [
      'It adds up the numbers of two sections where both of them fit',
      'It computes nothing from section numbers. It states what is invented as confidently as what is true.',
    ],
  ),
  basic(
    'Prompts as working instructions',
    'Which instruction is most likely to give a usable reminder letter?',
    [
      '“From the table below write a polite reminder of 120 words, with bills and total; use no other figure.”',
      'It states source, task, form and test.',
    ],
    [
      '“Write a good and effective reminder letter to a customer who has not paid for a long time, with all the usual points.”',
      'Good to whom, about what? The figures will be invented.',
    ],
    [
      '“You are the best credit controller in India. Make this customer pay within a week.”',
      'Praise is no instruction.',
    ],
    [
      '“Write the reminder that a trading company in Chennai would write, with sample figures where you need them.”',
      'Sample figures in a real letter are wrong ones. It has no bills to name.',
    ],
  ),
  basic(
    'Responsibility and final task',
    'An AI-assisted working paper was wrong and the client paid interest. Who answers for it?',
    [
      'The person and the firm that signed it',
      'A tool signs nothing. That is why each result has a reviewer’s name.',
    ],
    ['The maker of the tool, by its terms of use', 'Its terms say that results must be checked.'],
    ['The client, who accepted the paper', 'He relied on the firm.'],
    [
      'Nobody: a machine’s error is no fault',
      'The return has a signature, and whoever signed it answers.',
    ],
  ),
  basic(
    'Fake papers and voices',
    'The director’s voice asks by telephone for ₹18,00,000 to a new account within the hour, “the mail follows”. The mail comes. What is done?',
    [
      'Nothing is paid until he is reached on a number known before and a second person agrees',
      'Voice and mail can both be made. The rule applies to directors most of all, and the team has practised it for such a call.',
    ],
    [
      'It is paid, since voice and mail agree; a second person is told next day',
      'One person can fake both voice and mail, and by the morning the money is gone.',
    ],
    [
      'Half is paid, and the other half when he has confirmed the account by a second mail',
      'Half of it is lost, and the second mail comes from the same person.',
    ],
    [
      'The caller is asked for his date of birth and PAN, and it is paid if both are right',
      'Both are known to many besides him.',
    ],
  ),
  working(
    'What may leave the office',
    'A client’s bank statement is to be turned into a table by a chat assistant. What comes first?',
    [
      'Policy and consent; then names, PAN and account number are masked',
      'The office’s policy says which account may be used, one whose contents train nothing. Data that has left cannot be called back, and most of the work needs no name.',
    ],
    [
      'A first message that asks the assistant to forget the statement afterwards',
      'The vendor’s terms bind, not the assistant’s words.',
    ],
    [
      'A private account of one’s own, so that the office’s name stands nowhere',
      'The duty of confidence is the office’s, and a private account has the weaker terms.',
    ],
    [
      'Nothing: a bank masks what is secret in a statement',
      'It masks little: a statement shows a great deal about a person’s life.',
    ],
  ),
  working(
    'Invoices and statements to tables',
    'A model reads 48 bills from scans. The sum of its totals is ₹7,36,420; the suppliers’ statements add up to ₹7,54,420. What is done first?',
    [
      'The table is compared with the statements bill by bill',
      '₹7,54,420 − ₹7,36,420 = ₹18,000. The control total says that something is wrong, the comparison by bill number says what.',
    ],
    [
      'The scans are read once more by the same model, and the higher of both totals is taken',
      'It may err in the same place, and nothing has been compared.',
    ],
    [
      'A line “difference ₹18,000” is added to the table, to be cleared next month',
      'Then it agrees, and a bill is still unpaid.',
    ],
    [
      'The table is used as it is: a model that reads nearly 98% of the amount is good',
      'The missing bill is money that somebody is owed.',
    ],
  ),
  working(
    'Legal questions: attach the Act',
    'Asked in November 2026, an assistant says: “TDS on professional fees is under section 194J; threshold ₹30,000.” What is wrong?',
    [
      'Section and threshold: section 393 of the 2025 Act applies, with a limit of ₹50,000',
      'The new Act applies since 1 April 2026, and the limit has been ₹50,000 since April 2025. The assistant repeats what it has read most often, which is old. Ask for a date and a paragraph, and check them.',
    ],
    [
      'The section alone: section 393 of the 2025 Act applies, with the limit of ₹30,000',
      'The limit is old as well.',
    ],
    [
      'The threshold alone: section 194J is right, with a limit of ₹50,000',
      'The section belongs to the former Act.',
    ],
    [
      'Nothing: section 194J and ₹30,000 apply until the new Act’s rules are notified',
      'The new Act applies to payments from 1 April 2026 on. The sentence was right for years before April 2025.',
    ],
  ),
  working(
    'Copilot in Excel',
    'The owner asks how many days a rupee waits, on average, until it is paid. An assistant proposes =AVERAGE(D2:D400) over the days of the bills; large bills are paid late. Which measure answers him, and how is it proved?',
    [
      'Days weighted by amount, proved by hand on five bills',
      'SUMPRODUCT(days, amount)/SUM(amount): money waits with the large bills. Five rows worked by hand show that the formula does what you think it does.',
    ],
    [
      'The median, MEDIAN(D2:D400), checked against the average and the longest delay of the year',
      'It says what a usual bill does, not how long money waits.',
    ],
    [
      'The average without the largest bills, by AVERAGEIFS, checked for a steady result',
      'It leaves out the very bills in which the money waits.',
    ],
    [
      'The average of each customer’s average, checked by asking the assistant a second time',
      'A small customer counts as much as a large one, and an answer asked for twice proves nothing.',
    ],
  ),
  working(
    'Automation with approval',
    'A flow files suppliers’ bills and prepares payments. Where must a person stand?',
    [
      'Before anything is posted or paid, with the bill in view',
      'Approval with a name and a time; otherwise an error is paid at night.',
    ],
    [
      'At the monthly review, with bank statement and list of payments',
      'The money has gone by then.',
    ],
    ['Nowhere, if the flow was tested on a year of bills', 'Tests do not know tomorrow’s bill.'],
    [
      'Where the flow reports an error or an amount that it could not read',
      'The dangerous bills give no error.',
    ],
  ),
  advanced(
    'Coding bank narrations',
    'On 200 labelled lines a model is right in 184. Sure lines (it says 90% or more): 150, of which 147 right. Which rule keeps errors among lines posted without review within 3% and saves most work?',
    [
      'Lines at 90% or more are posted with a sample check, the other 50 are reviewed by a person',
      'Errors among the sure: 3 ÷ 150 = 2%, within the limit. Among the rest: 184 − 147 = 37 right of 50, far from it.',
    ],
    [
      'All lines are posted with a sample check, since 184 of 200 are right in the first place',
      '184 ÷ 200 = 92%: 8% errors exceed the limit.',
    ],
    [
      'All lines are reviewed by a person, since 3 of the sure ones were wrong all the same',
      'Then the model saves little; the figures show where it can be trusted.',
    ],
    [
      'Lines below 90% are posted with a sample check, the other 150 are reviewed by a person',
      'That is the wrong way round: of those 50 lines 13 are wrong.',
    ],
  ),
  advanced(
    'Finding unusual entries',
    'A rule flags 60 of 12,000 entries. Review finds 6 true faults; a full check of a sample suggests that 8 exist in all. What are precision and recall, and what do they say?',
    [
      '10% and 75%: nine of ten alarms are false, but most faults are caught',
      '6 ÷ 60 = 10%; 6 ÷ 8 = 75%. Checking sixty entries may be worth finding six faults.',
    ],
    [
      '75% and 10%: most alarms are true, but nine of ten faults are missed',
      'Exchanged: precision asks how many alarms are true, recall how many faults are found.',
    ],
    [
      '99.5% and 0.5%: nearly all entries are sound, and few are flagged',
      '60 ÷ 12,000 = 0.5% is the share of entries flagged, neither the one nor the other.',
    ],
    [
      '90% and 25%: most alarms are true, but three of four faults are missed',
      'Those are the shares of false alarms and of faults missed.',
    ],
  ),
  advanced(
    'Writing from verified figures',
    'Sales rose from ₹48,00,000 to ₹52,80,000, freight from ₹2,40,000 to ₹3,16,800. An assistant writes: “Freight rose by 32%, in line with sales.” What is right?',
    [
      'Freight rose by 32%, sales by 10%; freight went from 5% to 6% of sales',
      '₹76,800 ÷ ₹2,40,000 = 32%; ₹4,80,000 ÷ ₹48,00,000 = 10%; ₹2,40,000 ÷ ₹48,00,000 = 5%; ₹3,16,800 ÷ ₹52,80,000 = 6%. The figure was right, the words were not.',
    ],
    [
      'Freight rose by 32%, in line with sales: both rose in the year, and freight follows sales',
      'Ten per cent and 32% are not in line.',
    ],
    [
      'Freight rose by 24%, sales by 9%; as a share of sales freight stayed at 6%',
      '₹76,800 ÷ ₹3,16,800 = 24% divides by the new figure.',
    ],
    [
      'Freight rose by 1%, sales by 10%; freight stayed at 5% of sales',
      'Its share rose by one point, 6% − 5% = 1%, which is something else.',
    ],
  ),
];
