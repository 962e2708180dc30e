import type { InterviewTopic } from '#data/interview/question';

export const freshers: InterviewTopic = {
  id: 'freshers',
  title: 'First job',
  about:
    'What a fresher is asked before anything else: whether the basics are clear and whether you will learn the work.',
  questions: [
    {
      ask: 'Tell me about yourself.',
      wants: 'Whether you can pick, in a minute, what matters for this post.',
      good: '“I finished B.Com this year with accounts and tax. In my internship I entered about sixty bills a day in TallyPrime and helped with two bank reconciliations. I liked finding why things did not agree, so I am looking for an accounts post where I can learn a full month-end.” Degree, work, what you liked, what you look for; then stop.',
      weak: 'Father’s occupation, schools from the first standard onwards, hobbies. Nobody can hire you for that, and the minute is gone.',
    },
    {
      ask: 'What are the three golden rules, and which one do you use for a cheque received from a customer?',
      wants: 'Whether you know the rules or only the words.',
      good: '“Personal: debit the receiver, credit the giver. Real: debit what comes in, credit what goes out. Nominal: debit expenses and losses, credit incomes and gains. A bank account is a personal one, since the bank is a person in law: the bank receives, so Bank is debited; the customer gives, so he is credited. Both are the first rule; with cash it would be the second.” Then say what the entry does to the two balances.',
      weak: 'Calling Bank a real account because money comes in; or reciting the rules and then crediting Sales. The sale was entered when the bill was made.',
    },
    {
      ask: 'What is the difference between a trial balance and a balance sheet?',
      wants: 'Whether you see the way from vouchers to accounts.',
      good: '“A trial balance lists every ledger balance to check that debits equal credits; it is a working paper. The balance sheet is a statement on one day of what the business owns and owes, after income and expenses have gone to profit and loss. A trial balance can agree and still be wrong, for instance if an entry was left out.”',
      weak: '“Both have two sides.” That does not say what either is for.',
    },
    {
      ask: 'A trial balance agrees. Can there still be errors? Name three.',
      wants: 'Whether you trust totals too much.',
      good: '“Yes. An entry left out on both sides; an amount posted to the wrong account on the right side, say repairs for machinery; and an original entry with a wrong amount on both sides. Compensating errors are a fourth.”',
      weak: '“No, because debit equals credit.” That answer ends many interviews.',
    },
    {
      ask: 'You have no experience. Why should we take you?',
      wants: 'Whether you know what a beginner can give, without begging or boasting.',
      good: '“I can be useful from the first week with entry, filing and reconciliations: here is a reconciliation I did on practice data. I make a note of each correction and do not need to be told twice. What I do not know I ask once, and say what I have tried.” One proof is worth ten adjectives.',
      weak: '“I am hard-working, sincere and a quick learner.” Everybody says it, and it cannot be checked.',
    },
    {
      ask: 'What is the difference between capital and revenue expenditure? Give an example where people go wrong.',
      wants: 'Whether you can decide, not only define.',
      good: '“Capital expenditure gives benefit beyond the year and stands as an asset; revenue expenditure is used up. People go wrong at repairs: a new engine that extends a van’s life is capital, changing its oil is revenue. Delivery and installation of a machine are part of its cost.”',
      weak: '“Big amounts are capital, small ones revenue.” Size alone does not decide it, though a firm may set a limit below which it treats items as expense.',
    },
    {
      ask: 'What is depreciation? Is it an expense if no money goes out?',
      wants: 'Whether accrual is understood.',
      good: '“It spreads the cost of an asset over the years that use it. The money went out when it was bought; the expense comes year by year. So profit falls and cash does not, which is why it is added back in a cash flow statement.”',
      weak: '“It is the fall in market value.” The market value of a machine may fall by half on the first day; depreciation does not follow it.',
    },
    {
      ask: 'How comfortable are you with Excel?',
      wants: 'What you can really do on Monday.',
      good: '“Every day: tables, SUMIFS, XLOOKUP, filters, PivotTables and check totals. I have cleaned bank CSV files with text dates. Macros I can run but not write.” Offer to show it, and say the limit.',
      weak: '“Expert”, followed by silence at “show me a lookup that finds nothing”.',
    },
    {
      ask: 'What salary do you expect?',
      wants: 'Whether you know the market and yourself.',
      good: '“For an accounts assistant in this city I have seen ₹15,000 to ₹20,000 a month. With what I can do now I would begin in that range and talk again after six months, when you have seen my work.” Name a range you can live with, looked up beforehand.',
      weak: '“As per company norms”, or a figure without any basis.',
    },
  ],
};
