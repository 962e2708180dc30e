import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { OfficeMap } from '#components/layout/footer';
import { offices } from '#data/site';

test('each office is an address card of its own, with a way to its own place on the map', () => {
  const cards = offices.map((office) => renderToStaticMarkup(<OfficeMap office={office} />));
  expect(cards).toHaveLength(2);
  for (const card of cards) {
    expect(card).toMatch(/^<address/);
    // One drawing shown for two towns was true of neither.
    expect(card).not.toMatch(/<svg|<img|<iframe/);
  }
  const places = cards.map((card) => card.match(/mlat=([\d.]+)&amp;mlon=([\d.]+)/)?.[0]);
  expect(places).not.toContain(undefined);
  expect(new Set(places).size).toBe(2);
});
