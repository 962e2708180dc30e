/** The pages of the practical papers, asked as a browser asks them. */
import { expect, test } from '@jest/globals';
import { practicalPapers } from '#data/practicals';
import { gstFundamentals } from '#data/practicals/05-gst-fundamentals';
import { readSet } from '#lib/practice/rules/papers/draw';
import { make } from '#lib/practice/rules/papers/make';
import { GET, POST } from '#pages/(site)/practice/[module]/route';
import { filled, type Given } from '#tests/practice/papers/promises';

const context = (module: string) => ({ params: Promise.resolve({ module }) });
const open = (module: number | string, query = '?set=K7Q2M') =>
  GET(new Request(`http://localhost/practice/${module}${query}`), context(String(module)));

function hand(module: number, fields: Given): Promise<Response> {
  const body = new URLSearchParams({ set: 'K7Q2M', ...fields });
  const request = new Request(`http://localhost/practice/${module}`, { method: 'POST', body });
  return POST(request, context(String(module)));
}

const inCells = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).map(([cell, value]) => [`c.${cell}`, value]));

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1];

const unescaped = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The marked page names the right entries by the names of the inputs. */
function expectedIn(html: string): Given {
  const cells = [...html.matchAll(/<li [^>]*data-cell="([^"]+)"[^>]* data-expected="([^"]*)"/g)];
  const inputs = [...html.matchAll(/data-input="c\.([^"]+)" data-expected="([^"]*)"/g)];
  return Object.fromEntries(
    [...cells, ...inputs].map(([, name = '', value = '']) => [name, unescaped(value)]),
  );
}

test.each(practicalPapers.map(({ module }) => module))(
  'paper %i shows its documents and a form with the cells it is marked by',
  async (module) => {
    const answer = await open(module);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(attribute(html, 'data-set')).toBe('K7Q2M');
    const paper = practicalPapers[module - 1];
    const made = paper && make(paper, 'K7Q2M');
    expect(attribute(html, 'data-cells')).toBe(String(made?.answers.length));
    const kinds = new Set(
      made?.parts.flatMap(({ documents }) => documents.map(({ kind }) => kind)),
    );
    const shown = new Set([...html.matchAll(/ data-document="([\w-]+)"/g)].map(([, kind]) => kind));
    expect(shown).toEqual(kinds);
    expect(shown.size).toBeGreaterThanOrEqual(3);
    for (const answerOf of made?.answers ?? []) {
      const name = answerOf.kind === 'line' ? `c.${answerOf.journal}1.a` : `c.${answerOf.cell}`;
      expect(html).toContain(` name="${name}"`);
    }
  },
);

test.each(practicalPapers.map(({ module }) => module))(
  'what the marked sheet of paper %i expects has full marks when it is typed',
  async (module) => {
    const empty = await (await hand(module, {})).text();
    expect(attribute(empty, 'data-score')).toBe('0');
    const again = await (await hand(module, inCells(expectedIn(empty)))).text();
    expect(attribute(again, 'data-score')).toBe(attribute(empty, 'data-of'));
    expect(again).not.toContain('data-mark="wrong"');
    expect(again).toContain('Every entry is right.');
  },
);

test('a set is read as people write it, and its figures are the same for everybody', async () => {
  const one = await (await open(5, '?set=%20k7q2m')).text();
  expect(attribute(one, 'data-set')).toBe('K7Q2M');
  expect(await (await open(5)).text()).toBe(one);
  expect(attribute(await (await open(5, '?set=OIL00')).text(), 'data-set')).toBe('01100');
});

test.each(['', '?set=', '?set=another', '?set=K7Q2', '?set=%00%00', '?set=<b>12'])(
  'without a set a new one is drawn: %p',
  async (query) => {
    const answer = await open(5, query);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const location = answer.headers.get('location') ?? '';
    const set = /^\/practice\/5\?set=(.+)$/.exec(location)?.[1] ?? '';
    expect(readSet(set)).toBe(set);
  },
);

test('there are seventeen papers, and no address beside them', async () => {
  for (const none of ['0', '18', 'x', '05', '5.0', '-1']) {
    expect([none, (await open(none)).status]).toEqual([none, 404]);
  }
});

test('each entry is shown as it was written, with what was expected, why and its mark', async () => {
  const given = {
    ...filled(make(gstFundamentals, 'K7Q2M')),
    value: '32,500.00',
    igst: '5850',
    left: '',
    'sale4.a': 'Output SGST',
    'sale4.d': '3719.25',
    'sale4.k': '',
  };
  const html = await (await hand(5, inCells(given))).text();
  expect([attribute(html, 'data-score'), attribute(html, 'data-of')]).toEqual(['11', '14']);
  const markOf = (cell: string) =>
    new RegExp(`data-cell="${cell}" data-mark="(\\w+)"`).exec(html)?.[1];
  expect(['pos', 'value', 'igst', 'left', 'sale4'].map(markOf)).toEqual([
    'right',
    'wrong',
    'part',
    'empty',
    'part',
  ]);
  expect(html).toContain('<s>32,500.00</s>');
  expect(html).toContain('Freight the supplier charges is part of the value');
  expect(html).toContain('Dr 3,719.25');
  expect(html).toMatch(/data-cell="sale4"[^>]* data-rows="sale4"/);
  expect(html).toContain('Three entries to look at, one left empty.');
});

test('a line too many is in the sheet with the mark it takes', async () => {
  const given = {
    ...filled(make(gstFundamentals, 'K7Q2M')),
    'sale5.a': 'Cash',
    'sale5.d': '10',
  };
  const html = await (await hand(5, inCells(given))).text();
  expect(attribute(html, 'data-score')).toBe('13');
  expect(html).toContain('data-surplus="sale5" data-minus="1"');
});

test('one line more, and a sheet that is corrected, come back as they were typed and unmarked', async () => {
  const typed = { 'c.sale1.a': 'Pandian & Co', 'c.velan': 'Wait', 'c.pos': '29 Karnataka' };
  const html = await (await hand(5, { ...typed, more: 'sale', part: '1' })).text();
  expect(attribute(html, 'data-score')).toBeUndefined();
  expect(html).toContain('name="c.sale6.a"');
  expect(html).toContain('value="Pandian &amp; Co"');
  expect(html).toContain('<option value="29 Karnataka" selected="">');
  expect(html).toMatch(/name="c\.velan" checked="" value="Wait"/);
  const again = await (await hand(5, { ...typed, more: '' })).text();
  expect(again).not.toContain('name="c.sale6.a"');
  expect(again).toContain('value="Pandian &amp; Co"');
});

test('a sheet without a set leads to a new one, and what is no sheet is refused', async () => {
  expect((await hand(5, { set: 'no' })).status).toBe(302);
  const request = new Request('http://localhost/practice/5', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'set=K7Q2M',
  });
  expect((await POST(request, context('5'))).status).toBe(415);
});

test('hostile texts are shown as texts', async () => {
  const html = await (await hand(5, { 'c.value': '<img src=x onerror=1>' })).text();
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;img src=x onerror=1&gt;');
});
