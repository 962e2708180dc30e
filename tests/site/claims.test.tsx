import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Figures } from '#components/site/home';
import { type Claim, claims } from '#data/claims';
import { publishedClaims, unfoundedClaims } from '#data/company/claims';

const all: readonly Claim[] = Object.values(claims);
const founded: Claim = {
  label: 'Placement',
  figure: '95%',
  basis: '190 of 200 who applied in 2025-26',
  asOf: '2026-09-30',
};

test('a figure is on a public page only with its basis and its date', () => {
  const published = publishedClaims([{ label: 'Trained', figure: '20000+' }, founded], {
    mode: 'public',
  });
  expect(published).toEqual([founded]);
  const html = renderToStaticMarkup(<Figures claims={published} />);
  expect(html).toContain('190 of 200 who applied in 2025-26, counted on');
  expect(html).toContain('30 September 2026');
  expect(html).not.toContain('Sample');
});

test('in trial mode every number of the specification is shown, and marked as a sample', () => {
  const html = renderToStaticMarkup(<Figures claims={publishedClaims(all, { mode: 'trial' })} />);
  for (const { figure } of all) expect(html).toContain(figure);
  expect(html).toContain('<span class="sample">Sample</span>');
});

test('without a figure to show the page says none, and what placement costs is there, added up', () => {
  const html = renderToStaticMarkup(<Figures claims={[]} />);
  expect(html).not.toContain('Our figures');
  expect(html).toContain('<dt>You pay</dt><dd><span class="sum">₹0</span></dd>');
});

test('startup lists each number that is not shown, and what it lacks, in one line', () => {
  expect(
    unfoundedClaims([{ label: 'Placement', figure: '95%', asOf: '2026-09-30' }, founded]),
  ).toEqual(['Placement, 95%: lacks how it was counted']);
});

test('every figure is grouped as India groups it', () => {
  for (const { figure } of all) {
    for (const number of figure.match(/\d[\d,]*\d(?![.\d])/g) ?? []) {
      const plain = Number(number.replaceAll(',', ''));
      expect(number).toBe(plain.toLocaleString('en-IN'));
    }
  }
  expect(all.map(({ figure }) => figure)).toEqual(expect.arrayContaining(['20,000+', '10,000+']));
});
