import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const ai: Paper = [
  basic(
    'How a language model produces text',
    'Why can a language model name a section of the Income-tax Act that does not exist?',
    [
      'It continues text with what is likely; it looks nothing up unless a source is given or searched',
      'A likely number looks like a true one. Only the official text decides.',
    ],
    ['Its copy of the Act has misprints', 'It holds no copy that it turns to.'],
    ['The question was put in the wrong language', 'It happens in every language.'],
    ['It was set to joke', 'It states the invented with the same face as the true.'],
  ),
  basic(
    'What may leave the office',
    'A client’s bank statement is to be turned into a table by a chat assistant. What comes first?',
    [
      'The office policy and the client’s consent; then account number, PAN and names are masked, in an account whose contents are not used for training',
      'What has left cannot be called back. Most of the work needs no name at all.',
    ],
    [
      'A promise by the assistant to forget it',
      'The vendor’s terms bind, not the assistant’s words.',
    ],
    [
      'A private account, so that the office is not involved',
      'The duty of confidence is the office’s, and a private account has the weaker terms.',
    ],
    ['Nothing: statements hold no secrets', 'They hold a person’s whole life.'],
  ),
  basic(
    'Prompts as working instructions',
    'Which instruction is most likely to give a usable reminder letter?',
    [
      '“From the table below (bill, date, amount, days overdue) write a reminder of 120 words at most, polite, with the table and the total; use no figure that is not in it.”',
      'Source, task, form and test stand in it.',
    ],
    ['“Write a good reminder letter.”', 'Good to whom, about what? The figures will be invented.'],
    ['“You are the best accountant in the world.”', 'Praise is no instruction.'],
    ['“Write what you usually write.”', 'It has no usual.'],
  ),
  basic(
    'Responsibility and final task',
    'An AI-assisted working paper was wrong and the client paid interest. Who answers for it?',
    [
      'The person and the firm that signed it',
      'A tool signs nothing. That is why each result has a reviewer’s name.',
    ],
    ['The maker of the tool', 'Its terms say that results must be checked.'],
    ['The client, who accepted it', 'He relied on the firm.'],
    ['Nobody: it was an error of a machine', 'The return has a signature.'],
  ),
  working(
    'Invoices and statements to tables',
    'A model reads 48 bills from scans. The sum of its totals is ₹7,36,420; the suppliers’ statements add up to ₹7,54,420. What is done first?',
    [
      'The bills are compared with the table by number; a bill of ₹18,000 is missing or misread',
      '₹7,54,420 − ₹7,36,420 = ₹18,000. The control total says that something is wrong, the list by number says what.',
    ],
    [
      'The scans are read once more by the same model',
      'It may err in the same place, and nothing has been compared.',
    ],
    ['A line “difference ₹18,000” is added', 'Then it agrees, and a bill is still unpaid.'],
    ['The table is used: 98% is good', 'In a ledger the missing bill is somebody’s money.'],
  ),
  working(
    'Coding bank narrations',
    'On 200 labelled lines a model is right in 184. Sure lines (it says 90% or more): 150, of which 147 right. What rule follows for a limit of 3% errors without review?',
    [
      'Lines at 90% or more are posted with a sample check, the other 50 are reviewed by a person',
      'Errors among the sure: 3 ÷ 150 = 2%, within the limit. Among the rest: 184 − 147 = 37 right of 50, far from it.',
    ],
    ['All lines are posted: 92% are right', '184 ÷ 200 = 92%: 8% errors exceed the limit.'],
    [
      'All lines are reviewed, always',
      'Then the model saves little; the figures show where it can be trusted.',
    ],
    ['Lines below 90% are posted, the others reviewed', 'That is the wrong way round.'],
  ),
  working(
    'Legal questions: attach the Act',
    'Asked in November 2026, an assistant says: “TDS on professional fees is under section 194J; threshold ₹30,000.” What is wrong?',
    [
      'Both: since 1 April 2026 section 393 of the 2025 Act applies, and the limit has been ₹50,000 since April 2025',
      'It answers from what it has read most of, and that is old. A date and a paragraph are demanded, and checked.',
    ],
    ['Only the section', 'The limit is old as well.'],
    ['Only the threshold', 'The section belongs to the former Act.'],
    ['Nothing', 'It was right for years before April 2025.'],
  ),
  working(
    'Copilot in Excel',
    'An assistant proposes =AVERAGE(D2:D400) for “average days to pay”. Large bills are paid late. What is a better measure, and how is it proved?',
    [
      'Days weighted by amount, SUMPRODUCT(days, amount)/SUM(amount), checked on five bills by hand',
      'Money waits with the large bills. Five rows worked by hand show that the formula means what one thinks.',
    ],
    ['The median', 'It says what a usual bill does, not how long money waits.'],
    ['The same average, with more decimals', 'More digits of the wrong thing.'],
    ['Whatever the assistant proposes second', 'Proposals are tested, not counted.'],
  ),
  working(
    'Automation with approval',
    'A flow files suppliers’ bills and prepares payments. Where must a person stand?',
    [
      'Before anything is posted or paid, with the bill in view, and able to stop the flow',
      'Approval with a name and a time; otherwise an error is paid at night.',
    ],
    ['At the monthly review', 'The money has gone by then.'],
    ['Nowhere, if the flow was tested', 'Tests do not know tomorrow’s bill.'],
    ['When the flow reports an error', 'The dangerous bills give no error.'],
  ),
  advanced(
    'Finding unusual entries',
    'A rule flags 60 of 12,000 entries. Review finds 6 true faults; a full check of a sample suggests that 8 exist in all. What are precision and recall, and what do they say?',
    [
      '10% and 75%: nine of ten alarms are false, but most faults are caught',
      '6 ÷ 60 = 10%; 6 ÷ 8 = 75%. Sixty looks a month may be worth six faults.',
    ],
    [
      '75% and 10%',
      'Exchanged: precision asks how many alarms are true, recall how many faults are found.',
    ],
    [
      '99.5% and 0.5%',
      '60 ÷ 12,000 = 0.5% is the share of entries flagged, neither the one nor the other.',
    ],
    ['90% and 25%', 'Those are the shares of false alarms and of faults missed.'],
  ),
  advanced(
    'Forgery made easy',
    'The director’s voice asks by telephone for ₹18,00,000 to a new account within the hour, “the mail follows”. The mail comes. What is done?',
    [
      'Nothing is paid until he is reached on a number that was known before, and a second person has released it',
      'Voice and mail can both be made. The rule holds for directors most of all, and was rehearsed for this hour.',
    ],
    ['It is paid: voice and mail agree', 'They have one author.'],
    ['Half is paid, as a sign of good will', 'Half of it is lost.'],
    ['One asks the caller for his date of birth', 'It stands in public records.'],
  ),
  advanced(
    'Writing from verified figures',
    'Sales rose from ₹48,00,000 to ₹52,80,000, freight from ₹2,40,000 to ₹3,16,800. An assistant writes: “Freight rose by 32%, in line with sales.” What is right?',
    [
      'Freight rose by 32%, sales by 10%; as a share of sales freight went from 5% to 6%',
      '₹76,800 ÷ ₹2,40,000 = 32%; ₹4,80,000 ÷ ₹48,00,000 = 10%; ₹2,40,000 ÷ ₹48,00,000 = 5%; ₹3,16,800 ÷ ₹52,80,000 = 6%. The figure was right, the words were not.',
    ],
    ['The sentence is right', 'Ten per cent and 32% are not in line.'],
    ['Freight rose by 24%', '₹76,800 ÷ ₹3,16,800 = 24% divides by the new figure.'],
    ['Freight rose by 1%', 'Its share rose by one point, 6% − 5% = 1%, which is another thing.'],
  ),
];
