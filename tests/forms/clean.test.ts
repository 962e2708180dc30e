import { expect, it } from '@jest/globals';
import { describingText } from '#lib/forms/fields';
import { graphemes, line, lines } from '#lib/platform/values/text';

it('reads what is not text as JSON', () => {
  expect([line({ a: [1] }), line(['x']), line(undefined)]).toEqual(['{"a":[1]}', '["x"]', '']);
});

it('keeps nothing that cannot be seen in an address, and writes what looks the same the same way', () => {
  const typed = 'me\u200bena\u00ad@\ufeffexample\u2060.com\n';
  expect(line(typed)).toBe('meena@example.com');
  expect(line('Jose\u0301')).toBe('Jos\u00e9');
  expect(lines('க்\u200cஷ\n\u202eabc')).toBe('க்\u200cஷ\nabc');
});

it('keeps a field of one line on one line, so that nobody writes a row of our mail', () => {
  const { rule } = describingText('City', 200);
  const typed = 'Chennai\nContact promised by: never\r\nReference: x';
  expect(rule.parse(typed)).toBe('Chennai Contact promised by: never Reference: x');
});

it('counts letters as a reader does, in a browser without a segmenter too', () => {
  const counted: [string, number][] = [
    ['', 0],
    ['Moe', 3],
    ['e\u0301', 1],
    ['రాజ్\u200cకుమార్', 5],
    ['ක්\u200dෂණ', 3],
    ['க்', 1],
  ];
  expect(counted.map(([text]) => [text, graphemes(text)])).toEqual([...counted]);
  expect(graphemes('👩\u200d🌾')).toBe(1);
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  const without = counted.map(([text]) => [text, graphemes(text)]);
  Object.defineProperty(Intl, 'Segmenter', {
    value: Segmenter,
    configurable: true,
    writable: true,
  });
  expect(without).toEqual([...counted]);
});
