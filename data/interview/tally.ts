import type { InterviewTopic } from '#data/interview/question';

export const tallyQuestions: InterviewTopic = {
  id: 'tally',
  title: 'Tally and day-to-day books',
  about: 'Often asked at a screen. Say what you would press, and why.',
  questions: [
    {
      ask: 'Under which group do you create a ledger for GST input on purchases?',
      wants: 'Basics at the keyboard.',
      good: '“Duties & Taxes, type GST, with the tax type: central, State or integrated. Then Tally picks it by the place of supply.”',
      weak: '“Current assets.” The balance may be a current asset, but the group decides how Tally treats it.',
    },
    {
      ask: 'What are bill-wise details for?',
      wants: 'Whether you can follow up money.',
      good: '“Each bill keeps its own balance: New Ref opens it, Agst Ref clears it, Advance waits for one, On Account is what nobody has explained. With it the ageing is true and a reminder names bills. I clear On Account every week.”',
      weak: '“For party-wise balance.” The ledger gives that without it.',
    },
    {
      ask: 'A payment was entered twice. What do you do?',
      wants: 'Care with entries that others relied on.',
      good: '“I look at which of them is reconciled with the bank, and whether the month is closed. In an open month I cancel the other with a reason, so the number stays; in a closed one I pass a correcting entry with approval. Then I find out how it happened.”',
      weak: '“Delete one.”',
    },
    {
      ask: 'How do you reconcile the bank in TallyPrime?',
      wants: 'Steps.',
      good: '“I import the statement, accept exact matches, look at the near ones, make vouchers for what is missing, such as charges and interest, and explain what is left by date and owner. Both balances are on one page, and I keep it as PDF with the statement.”',
      weak: '“I tick the dates.” Ticking without the statement proves nothing.',
    },
    {
      ask: 'What is the difference between a delivery note and an invoice in Tally?',
      wants: 'Whether you know stock entries from accounting entries.',
      good: '“The delivery note moves stock; the invoice books the sale and, with tracking, clears the note. Between them goods are delivered but not billed, and I look at that list before month-end.”',
      weak: '“Same thing.”',
    },
    {
      ask: 'The stock in Tally shows minus 12 pieces. How can that be?',
      wants: 'Thinking backwards.',
      good: '“Sold before the purchase was entered, entered in another unit or godown, or under a similar item. I look at the item’s vouchers by date. Until it is corrected, do not rely on the valuation of that item.”',
      weak: '“A software error.”',
    },
    {
      ask: 'What is the edit log, and would you switch it off to make Tally faster?',
      wants: 'Company law and honesty.',
      good: '“It keeps each version of a voucher with user and time. Companies must have it on throughout the year since April 2023, and the auditor reports on it. So no.”',
      weak: '“If the boss says so.”',
    },
    {
      ask: 'How do you take a backup, and how do you know it works?',
      wants: 'Whether you test your backups.',
      good: '“Every day, to a place outside this machine, with the date in its name; and once a month I restore one on another computer and compare the trial balance.”',
      weak: '“On a pen drive.”',
    },
    {
      ask: 'Cash in hand does not agree with the ledger. Whom do you tell, and when?',
      wants: 'Whether you hide small things.',
      good: '“I count again with a second person, look for vouchers not entered, and tell my manager the same day with the amount and what I looked at.”',
      weak: '“I adjust it with my own money.”',
    },
  ],
};
