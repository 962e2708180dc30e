import { expect, it } from '@jest/globals';
import { describingText } from '#lib/shared/forms/describing';
import { line, lines } from '#lib/shared/forms/sanitize';

it('reads what is nested too deep to be written as nothing', () => {
  const nested: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  expect([line(nested), lines([nested])]).toEqual(['', '']);
});

it('reads what is not text as JSON', () => {
  expect([line({ a: [1] }), line(['x']), line(undefined)]).toEqual(['{"a":[1]}', '["x"]', '']);
});

it('keeps nothing that cannot be seen in a line, and writes what looks the same the same way', () => {
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
