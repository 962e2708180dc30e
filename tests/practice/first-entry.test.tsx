/** The entry of the home page: what is served, and what its answer says for every way to fill it. */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { FirstEntry } from '#components/practice/first-entry';
import { POST } from '#pages/(site)/practice/[module]/route';

function send(given: Readonly<Record<string, string>>, module = 1): Promise<Response> {
  const fields = Object.fromEntries(Object.entries(given).map(([cell, to]) => [`c.${cell}`, to]));
  const request = new Request(`http://localhost/practice/${module}?entry=home`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return POST(request, { params: Promise.resolve({ module: String(module) }) });
}

const paise = (amount: string) => Number(amount.replaceAll(/[,.]/g, ''));

test('the form posts four choices of two sides, and the bill and both sides add up', () => {
  const html = renderToStaticMarkup(<FirstEntry />);
  expect(html).toMatch(
    /<form[^>]* data-entry=""[^>]* action="\/practice\/1\?entry=home" method="post"/,
  );
  const choices = [...html.matchAll(/type="radio" name="(c\.e\d)" value="(\w)"/g)];
  expect(choices.map(([, name, value]) => `${name} ${value}`)).toEqual(
    [1, 2, 3, 4].flatMap((line) => [`c.e${line} d`, `c.e${line} k`]),
  );
  const [goods = 0, cgst = 0, sgst = 0, total] = amountsIn(html.split('<tbody>')[1] ?? '');
  expect(goods + cgst + sgst).toBe(total);
});

const amountsIn = (html: string) =>
  [...html.matchAll(/<td>₹?([\d,.]+)/g)].map(([, amount = '']) => paise(amount));

test.each([
  [{ e1: 'd', e2: 'd', e3: 'd', e4: 'k' }, '4', ['right', 'right', 'right', 'right']],
  [{}, '0', ['empty', 'empty', 'empty', 'empty']],
  [{ e1: 'k', e2: 'd', e4: 'd' }, '1', ['wrong', 'right', 'empty', 'wrong']],
  [{ e1: 'D', e2: ' d ', e3: 'x', e4: 'k' }, '3', ['right', 'right', 'wrong', 'right']],
])(
  '%p scores %s of 4, each line with its mark and what was expected',
  async (given, score, marks) => {
    const answer = await send(given);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`data-score="${score}" data-of="4"`);
    const lines = [...html.matchAll(/data-cell="(e\d)" data-mark="(\w+)" data-expected="(\w)"/g)];
    expect(lines.map(([, , mark]) => mark)).toEqual(marks);
    expect(lines.map(([, cell, , side]) => `${cell} ${side}`)).toEqual([
      'e1 d',
      'e2 d',
      'e3 d',
      'e4 k',
    ]);
  },
);

test('what the answer expects has full marks when it is sent', async () => {
  const html = await (await send({})).text();
  const expected = [...html.matchAll(/data-cell="(e\d)"[^>]* data-expected="(\w)"/g)];
  const again = await send(
    Object.fromEntries(expected.map(([, cell = '', side = '']) => [cell, side])),
  );
  expect(await again.text()).toContain('data-score="4" data-of="4"');
});

test('another paper has no entry of the home page: it leads to a set of its own', async () => {
  const answer = await send({ e1: 'd' }, 5);
  expect(answer.status).toBe(302);
});
