import type { InterviewTopic } from '#data/interview/question';

export const excelQuestions: InterviewTopic = {
  id: 'excel',
  title: 'Excel',
  about:
    'Often a test at a screen. A short formula that somebody else can check beats a clever one.',
  questions: [
    {
      ask: 'You have bills in one sheet and payments in another. How do you find the bills that are not paid?',
      wants: 'Whether you think of the matching key before the function.',
      good: '“First a key that both sheets have: the bill number, cleaned with TRIM. Then =SUMIF(payments!A:A, A2, payments!C:C) beside each bill, and the bill less that is what is open. A lookup would find one payment only; a bill may be paid in parts.”',
      weak: '“VLOOKUP.” It finds the first payment and hides the second.',
    },
    {
      ask: 'What is the last argument of VLOOKUP, and what happens without it?',
      wants: 'An error that many reports contain.',
      good: '“FALSE or 0 asks for an exact match. Without it Excel takes the nearest smaller value of a list that it believes sorted, and gives a wrong figure without any warning. XLOOKUP is exact by itself.”',
      weak: '“It is optional.”',
    },
    {
      ask: 'A column of amounts does not add up: SUM gives 0. What do you look at?',
      wants: 'Text that looks like numbers.',
      good: '“They are text: they are aligned to the left, or carry a space or an apostrophe. =ISNUMBER(A2) shows it. Text to Columns, or VALUE of the cleaned text, corrects it; then I compare the total with the source.”',
      weak: '“I type them again.”',
    },
    {
      ask: 'When do you write $A$1, and when A1?',
      wants: 'Whether a formula can be copied.',
      good: '“With $ the row or column stays when I copy: the rate in one cell is $B$1, the amount in the row is A5. $A5 keeps the column and lets the row move. F4 switches between them.”',
      weak: '“I type each formula again.”',
    },
    {
      ask: 'What do you use a pivot table for at month-end?',
      wants: 'Whether you know what you want to find out.',
      good: '“Expenses by ledger and month side by side, so that a month without rent shows at once; sales by State for GST; ageing by customer. I refresh it, compare its total with the trial balance, and say the date of the data on it.”',
      weak: '“For summaries.”',
    },
    {
      ask: 'How do you find a bill that was entered twice?',
      wants: 'Two conditions, not one.',
      good: '“=COUNTIFS(supplier, A2, number, B2) over the register, and I look at every count above 1. The number alone would mix up two suppliers. Then once more with the number cleaned of hyphens and zeros, and with supplier and amount: I look at the papers before I delete anything.”',
      weak: '“Remove Duplicates.” It deletes without showing what.',
    },
    {
      ask: 'Somebody sends you a workbook with a total that you doubt. How do you check it?',
      wants: 'Method.',
      good: '“I look for typed numbers among formulas, hidden rows, and a range that ends too early; Ctrl+` shows the formulas, Go To Special the constants. Then I total the source myself and find the difference line by line. I write down what I found, and do not correct it quietly.”',
      weak: '“I recalculate with F9.”',
    },
    {
      ask: 'Which formula gives the last day of the month of a bill, and which a due date 45 days later?',
      wants: 'Dates are numbers.',
      good: '“=EOMONTH(A2,0), and =A2+45. A date is a count of days, so it adds; but =EDATE(A2,1) for a month, since months differ. If the cell shows 46,000 or so, only its format is missing.”',
      weak: '“I count in the calendar.”',
    },
  ],
};
