/** An examiner computes each figure again, by another way than the text. */
import { expect, test } from '@jest/globals';
import { articles } from '#data/articles';
import { caseStudies } from '#data/cases';
import { bootcampHour, bootcamps, packages } from '#data/coaching';
import { courses } from '#data/courses';
import { interviewTopics } from '#data/interview';
import { dearerBootcamp, offers } from '#data/offers';
import { papers } from '#data/papers';
import { ledgerPages } from '#data/pictures';
import { workbooks } from '#data/tools';
import type { Cell } from '#data/tools/tool';
import { listed } from '#lib/catalogue/rules/finder';
import { inRupees } from '#lib/platform/values/money';
import { sumsIn } from '#tests/data/arithmetic';

const caseOf = (id: string) => caseStudies.find((each) => each.id === id)?.body ?? '';
const answers = interviewTopics.flatMap(({ questions }) => questions);
const answerTo = (start: string) => answers.find(({ ask }) => ask.includes(start))?.good ?? '';

/** It reads row by row until the first empty cell. */
function columnOf(id: string, sheet: string, head: string): readonly Cell['value'][] {
  const rows =
    workbooks
      .find((each) => each.id === id)
      ?.sheets()
      .find(({ name }) => name === sheet)?.rows ?? [];
  const at = rows.findIndex((row) => row.some((cell) => cell?.value === head));
  const column = rows[at]?.findIndex((cell) => cell?.value === head) ?? -1;
  return rows.slice(at + 1).map((row) => row[column]?.value);
}

test('the same tax under another head is no match, and a number written otherwise is one once amounts agree', () => {
  const numbers = columnOf('gstr-2b-match', 'Register', 'Invoice');
  const states = columnOf('gstr-2b-match', 'Register', 'State');
  const where = columnOf('gstr-2b-match', 'Register', 'What differs ₹');
  const of = (number: string) => {
    const at = numbers.indexOf(number);
    return [states[at], where[at]];
  };
  expect(of('DM 2245')).toEqual(['Amounts differ', 'IGST CGST SGST']);
  expect(of('DM 2210')).toEqual(['Amounts differ', 'Taxable IGST']);
  expect(of('VT/26-27/0125')).toEqual(['Matched after cleaning', '']);
  expect(of('VT/26-27/118')).toEqual(['Matched', '']);
  expect(of('KP-0457')).toEqual(['Twice in the books', '']);
  expect(of('ST/91')).toEqual(['Not in GSTR-2B', '']);
});

test('an invoice that is entered twice in the books is accepted on the portal, once, and never put off', () => {
  const numbers = columnOf('gstr-2b-match', 'GSTR-2B', 'Invoice');
  const states = columnOf('gstr-2b-match', 'GSTR-2B', 'State');
  expect(states[numbers.indexOf('KP0457')]).toBe('Twice in the books');
  const summary =
    workbooks
      .find(({ id }) => id === 'gstr-2b-match')
      ?.sheets()
      .find(({ name }) => name === 'Summary')?.rows ?? [];
  const portal = summary.findIndex(([cell]) => cell?.value === 'In GSTR-2B');
  const said = summary.slice(portal).find(([cell]) => cell?.value === 'Twice in the books');
  // KP0457 bears 9% and 9% of 24,000; the books hold it at 48,000.
  expect(said?.slice(1, 3).map((cell) => cell?.value)).toEqual([1, 24000 * 0.18]);
  expect(said?.[3]?.value).toMatch(/^Accept it: the invoice is right/);
  const waiting = summary
    .slice(portal)
    .find((row) => String(row[3]?.value).startsWith('Pending or rejected'));
  // DM-2210 and DM-2245, 12,600 and 5,400 of tax: nothing else waits.
  expect(waiting?.slice(1, 3).map((cell) => cell?.value)).toEqual([2, 12600 + 5400]);
});

test('the classes of the asset register foot: cost less what was sold less what is written off is what is carried', () => {
  const of = (head: string) =>
    columnOf('fixed-asset-register', 'Classes', head).slice(0, 6).map(Number);
  const [cost, out, before, year, back, carrying] = [
    'Cost ₹',
    'Cost of what was sold ₹',
    'Written off before ₹',
    'This year ₹',
    'Written off on what was sold ₹',
    'Carrying ₹',
  ].map(of);
  for (const at of cost?.keys() ?? []) {
    const left = (list: number[] | undefined) => list?.[at] ?? 0;
    expect(left(cost) - left(out) - left(before) - left(year) + left(back)).toBeCloseTo(
      left(carrying),
      2,
    );
  }
  expect(out?.some((sold) => sold > 0)).toBe(true);
});

test('each asset of the register that has nothing to look at counts in its own class', () => {
  const counted = columnOf('fixed-asset-register', 'Register', 'Counted in class').slice(0, 6);
  const kinds = columnOf('fixed-asset-register', 'Register', 'Class').slice(0, 5);
  expect(counted).toEqual([...kinds, '']);
  const steps = workbooks.find(({ id }) => id === 'fixed-asset-register')?.steps.join(' ') ?? '';
  expect(steps).not.toContain('last column');
});

test('the month-end list has the days of the law, and reads GSTR-2B after it is there', () => {
  const tasks = columnOf('month-end-checklist', 'Tasks', 'Task').map(String);
  const due = columnOf('month-end-checklist', 'Tasks', 'Due').map(String);
  const dueOf = (part: string) => due[tasks.findIndex((task) => task.includes(part))];
  expect(
    [
      'TDS and TCS',
      'GSTR-1 is filed',
      'GSTR-2B is downloaded',
      'EPF and ESI are deposited',
      'GSTR-3B is filed',
    ].map(dueOf),
  ).toEqual(['2026-11-07', '2026-11-11', '2026-11-14', '2026-11-15', '2026-11-20']);
  const matched = dueOf('matched with GSTR-2B') ?? '';
  expect(matched > '2026-11-14' && matched < '2026-11-20').toBe(true);
  expect(String(dueOf('agrees with GSTR-1')) < '2026-11-11').toBe(true);
  expect(tasks.filter((task) => task !== '' && task !== 'undefined')).toHaveLength(29);
});

test('tax and interest of the notice are rounded to the rupee, head by head', () => {
  const notice = caseOf('notice-answered');
  for (const [interest, half, whole] of [
    [1841.92, 921, '1,842'],
    [1393.15, 697, '1,394'],
    [114.66, 57, '114'],
  ] as const) {
    expect(Math.round(interest / 2)).toBe(half);
    expect(notice).toContain(`CGST ${half} and SGST ${half} | ${whole} |`);
  }
  expect(notice).toContain('Section 170');
  expect(notice).toContain('GSTR-9');
  expect(notice).toContain('is disputed');
});

test('a credit note of the notice lowers the year once, in table 4I of GSTR-9', () => {
  const notice = caseOf('notice-answered');
  const turnover3b = 10240000 + 1930000 + 2210000 + 6190000 + 1520000 + 2160000;
  const written = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
  expect(notice).toContain(`turnover is ${written(turnover3b)}.`);
  expect(notice).toContain(
    `twice: ${written(turnover3b)} − ₹4,20,000 = ${written(turnover3b - 420000)}`,
  );
  const letter = /\(c\) Credit note 58[^;]*;[^;]*;/.exec(notice.replaceAll('\n> ', ' '))?.[0] ?? '';
  expect(letter).toContain('not deducted again in GSTR-3B of April 2025');
  expect(letter).toContain('table 4I');
  expect(letter).not.toContain('table 11');
});

test('the gateway charges with GST, and the reconciliation closes with both', () => {
  const bank = caseOf('bank-that-does-not-agree');
  const ledger = 418350 + 2700 - 3600 - 1770 + 6500 - 118 - 100 + 100;
  const settlement = 41260 - 100 - 100 * 0.18;
  const rupees = (amount: number) => amount.toLocaleString('en-IN');
  expect(bank).toContain(`| Balance as per bank ledger | ${rupees(ledger)} |`);
  expect(bank).toContain(`card settlement in transit | −${rupees(settlement)} |`);
  expect(ledger + 8250 + 16900 + 9550 - settlement - 19500).toBe(396120);
  expect(bank).toContain('Gateway charges ₹100, GST input ₹18');
});

test('the first trial balance has no ledger of zero, and brings forward what came before October', () => {
  const [trial = ''] = caseOf('first-month-end').split('Stock counted');
  expect(trial).not.toMatch(/\| 0 \|/);
  expect(trial).toContain('Capital, with the profit to 30 September');
  expect(trial).toMatch(/balances brought forward\s+from it/);
});

test('each lost piece is valued at the cost of its own model', () => {
  const stock = caseOf('stock-difference');
  const loss = 2 * 1850 + 4 * 2600;
  expect(stock).toContain(`| Loss of stock | ${(loss + loss * 0.18).toLocaleString('en-IN')} |`);
  expect(stock).not.toContain('2,150 = ');
});

test('one doctrine of the bank reconciliation: what only the bank knows is entered first, then what is in transit is listed', () => {
  const labels = columnOf('bank-reconciliation', 'Reconciliation', 'Bank reconciliation').map(
    String,
  );
  const rows =
    workbooks
      .find(({ id }) => id === 'bank-reconciliation')
      ?.sheets()
      .find(({ name }) => name === 'Reconciliation')?.rows ?? [];
  const of = (name: string) =>
    Number(rows.find(([cell]) => String(cell?.value).startsWith(name))?.[1]?.value);
  const books = 184250 + (42000 + 18450 + 22350) - (35000 + 27600 + 61300 + 14800);
  expect(of('Balance of the books')).toBe(books);
  expect(of('Balance of the books, corrected')).toBe(books + 1246 + 26500 - 1180);
  expect(of('The statement should show')).toBe(
    books + 1246 + 26500 - 1180 + (6240 + 14800) - 22350 - 2500,
  );
  expect(of('Difference')).toBe(0);
  expect(labels.findIndex((each) => each.includes('corrected'))).toBeLessThan(
    labels.findIndex((each) => each.includes('not presented')),
  );
  const home = ledgerPages.find(({ id }) => id === 'reconciliation')?.rows.map(([name]) => name);
  expect(home?.findIndex((name) => name.startsWith('Enter the missed charges'))).toBeLessThan(
    home?.findIndex((name) => name.startsWith('Add unpresented')) ?? 0,
  );
  const right = papers[4]?.[4]?.answers[0].text;
  const written = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
  expect(right).toBe(`${written(342600 - 1180)} and ${written(342600 - 1180 + 58400 - 36000)}`);
});

test('no current account bears interest', () => {
  const credited = columnOf('bank-reconciliation', 'Only on statement', 'What the bank says').map(
    String,
  );
  expect(credited.join()).not.toContain('Interest credited');
  expect(caseOf('bank-that-does-not-agree')).toContain('interest of the fixed deposit');
});

test('the short bill of Velan Tools goes by the Invoice Management System', () => {
  expect(caseOf('gstr-2b-mismatch')).toMatch(
    /Velan Tools ₹8,100 \| Wait \|.*Invoice Management System/,
  );
});

test('doubtful debts are no provision, a bank is a person, and nothing is disallowed where nothing had to be deducted', () => {
  expect(answerTo('a provision and an accrual')).toMatch(/doubtful debts is neither/);
  expect(answerTo('golden rules')).toMatch(/Bank|bank account is a personal one/);
  expect(answerTo('golden rules')).toContain('the bank receives');
  expect(answerTo('What is disallowed')).toMatch(/only where tax had to be deducted/);
});

test('every sum in an interview answer comes out as written', () => {
  const sums = answers.flatMap(({ good, weak }) => sumsIn(`${good} ${weak}`));
  expect(sums.filter(({ right }) => !right)).toEqual([]);
  expect(sums.length).toBeGreaterThan(5);
});

test('every sum in the words of an article comes out to the paisa as written', () => {
  const sums = articles.flatMap(({ id, body }) =>
    sumsIn(body.replaceAll('\n', ' ').replaceAll('*', '')).map((sum) => ({ id, ...sum })),
  );
  expect(sums.filter(({ right }) => !right)).toEqual([]);
  expect(sums.length).toBeGreaterThan(1);
});

test('the entries of the question bank have two equal sides', () => {
  const entries = interviewTopics.find(({ id }) => id === 'journal-entries')?.questions ?? [];
  const sides = entries.flatMap(({ good }) => {
    const [sentence = ''] = good.match(/“[^“”]*? Cr[^.;”]*/) ?? [];
    const [debit = '', credit = ''] = sentence.split(';');
    return credit ? [[debit, credit].map(amounts)] : [];
  });
  expect(sides.length).toBeGreaterThan(3);
  for (const [debit, credit] of sides) expect(debit).toBe(credit);
});

const amounts = (text: string) =>
  [...text.matchAll(/₹([\d,]+)/g)].reduce(
    (sum, [, amount = '']) => sum + Number(amount.replaceAll(',', '')),
    0,
  );

test('where hours of modules are not the cheapest, and what the senior bootcamp costs beside its rivals, is said', () => {
  const dear = courses.filter(({ fees, hours }) => fees / hours >= bootcampHour.fee);
  expect(offers.certification.hour).toContain(
    dear.length
      ? `AcSS ${listed(dear.map(({ courseNo }) => String(courseNo)))} cost up to ₹`
      : 'also the cheapest',
  );
  const senior = bootcamps.find(({ code }) => code === 'B07FN05');
  const coached = packages.find(({ hours }) => hours === senior?.hours);
  const modules = courses.filter(({ courseNo }) => senior?.modules.includes(courseNo));
  const level = modules.reduce((sum, { fees }) => sum + fees, 0);
  for (const fee of [(senior?.hours ?? 0) * bootcampHour.fee, coached?.fee ?? 0, level]) {
    expect(dearerBootcamp()).toContain(inRupees(fee));
  }
});
