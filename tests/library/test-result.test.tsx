import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReadFirst, Score, TestResult } from '#components/practice/paper';
import { letters, mark, readFirst, sheetOf, verdictOf } from '#lib/practice/rules/test-paper';

const sheet = sheetOf(5) ?? [];
const rightOf = (at: number) => sheet[at]?.answers.find(({ right }) => right)?.letter;
const wrongOf = (at: number) => letters.find((letter) => letter !== rightOf(at));

/** The first `right` answers right, the next `wrong` wrong, the rest left open. */
function paper({ right = 0, wrong = 0 }) {
  const given = sheet
    .slice(0, right + wrong)
    .map(({ name }, at) => [name, at < right ? rightOf(at) : wrongOf(at)]);
  return mark(sheet, Object.fromEntries(given));
}
const shown = (marked: ReturnType<typeof paper>) =>
  renderToStaticMarkup(<TestResult marked={marked} />);

test('none right: nothing is said to be sure, and no topic that was missed has a tick', () => {
  const marked = paper({ wrong: 12 });
  expect(verdictOf(marked)).toMatch(/^No answer was right this time\./);
  const page = shown(marked);
  expect(page).toContain(sheet[0]?.topic.topic.replace(/&/g, '&amp;') ?? '');
  expect(page).not.toContain('class="ticks"');
  expect(`${verdictOf(marked)}${page}`).not.toMatch(/\bsure\b/);
});

test('some right: ticks are at the topics answered right alone', () => {
  const marked = paper({ right: 7, wrong: 5 });
  expect(verdictOf(marked)).toMatch(/^The other five lead to \w+ topics to read\./);
  const [toRead = '', answered = ''] = shown(marked).split('Topics answered right');
  expect(toRead).not.toContain('class="ticks"');
  expect(answered).toContain('class="ticks"');
});

test('one missed, some left open, none ticked, all right: each is said as it is', () => {
  expect(verdictOf(paper({ right: 11, wrong: 1 }))).toMatch(/^The other one leads to one topic/);
  expect(verdictOf(paper({ right: 3 }))).toMatch(/Questions left blank are marked as not known\.$/);
  expect(verdictOf(paper({}))).toMatch(/^No answer was ticked\./);
  expect(verdictOf(paper({ right: 12 }))).toMatch(/^All twelve are right\./);
});

test('the score is a ring of twelve marks beside the sum, each as it was answered', () => {
  const page = renderToStaticMarkup(<Score marked={paper({ right: 7, wrong: 4 })} />);
  const [ring = ''] = /<svg class="mark-ring".*?<\/svg>/s.exec(page) ?? [];
  const count = (state: string) => ring.match(new RegExp(`class="${state}"`, 'g'))?.length ?? 0;
  expect([count('right'), count('wrong'), count('empty')]).toEqual([7, 4, 1]);
  expect(page).toContain('7 of 12');
});

test('below seven of twelve at most three topics come first, the most often missed before the others', () => {
  const topics = readFirst(paper({ right: 2, wrong: 10 }));
  expect(topics).toHaveLength(3);
  const page = renderToStaticMarkup(<ReadFirst topics={topics} course={5} />);
  expect(page).toContain('Read these three first');
  expect(readFirst(paper({ right: 7, wrong: 5 }))).toEqual([]);
});

test('answers that were right are folded, those that were not are open', () => {
  const page = shown(paper({ right: 7, wrong: 5 }));
  expect(page.match(/<details open="">/g)).toHaveLength(5);
});
