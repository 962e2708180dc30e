import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Journey } from '#components/site/about';
import { Team } from '#components/site/people';
import type { Milestone } from '#data/journey';

const years = ['1997-04', '2001-08', '2005-01', '2009-06', '2013-11', '2024-12'];
const milestones: Milestone[] = years.map((date, index) => ({
  company: index % 2 === 0 ? 'Genesis' : 'Other',
  date,
  tag: 'Tag',
  text: `Entry ${index + 1}.`,
}));

const order = (html: string) => [...html.matchAll(/datetime="([\d-]+)"/gi)].map(([, date]) => date);

test('the journey shows the last four entries, newest first, and the rest behind a button', () => {
  const [shown = '', folded = ''] = renderToStaticMarkup(<Journey milestones={milestones} />).split(
    '<details>',
  );
  expect(order(shown)).toEqual(['2024-12', '2013-11', '2009-06', '2005-01']);
  expect(order(folded)).toEqual(['2001-08', '1997-04']);
  expect(folded).toMatch(/Know Our History.*Show Less/);
});

test('four entries or fewer need no button', () => {
  const html = renderToStaticMarkup(<Journey milestones={milestones.slice(0, 4)} />);
  expect(html).not.toContain('<details>');
});

test('Genesis is on the left, everybody else on the right', () => {
  const html = renderToStaticMarkup(<Journey milestones={milestones} />);
  const sides = [...html.matchAll(/<li( class="on-left")?>.*?<h3>(\w+)<\/h3>/g)];
  const expected = ['Other', 'Genesis', 'Other', 'Genesis', 'Other', 'Genesis'];
  expect(sides.map(([, , company]) => company)).toEqual(expected);
  expect(sides.every(([, left, company]) => Boolean(left) === (company === 'Genesis'))).toBe(true);
});

test('a month reads as India writes it', () => {
  expect(renderToStaticMarkup(<Journey milestones={milestones} />)).toContain('>April 1997<');
});

test('without anybody who agreed to be shown, one true sentence stands for all groups', () => {
  expect(renderToStaticMarkup(<Journey milestones={[]} />)).toContain('We will add');
  const groups = ['Founders', 'General managers'].map((name) => ({ name, members: [] }));
  const html = renderToStaticMarkup(<Team groups={groups} />);
  expect(html).toContain('once each person has agreed');
  expect(html).toContain('every Tuesday and Thursday');
  expect(html).not.toContain('<h3>');
});

test('groups without people say together, once, that names follow', () => {
  const empty = ['General managers', 'Management advisors', 'Trainers'];
  const member = { title: 'Founder', name: 'Asha Devi Raman', images: [] };
  const groups = [
    { name: 'Founders', members: [member] },
    ...empty.map((name) => ({ name, members: [] })),
  ];
  const html = renderToStaticMarkup(<Team groups={groups} />);
  expect(html.match(/We will add names/g)).toHaveLength(1);
  expect(html).toMatch(/<h3>General managers, management advisors,? and trainers<\/h3>/);
});

test('a person without a photograph is a monogram, and a sample says that it is one', () => {
  const member = { title: 'Founder', name: 'Asha Devi Raman', images: [], sample: true } as const;
  const html = renderToStaticMarkup(<Team groups={[{ name: 'Founders', members: [member] }]} />);
  expect(html).toContain('>AR<');
  expect(html).toContain('>Sample<');
});

test('a person with a photograph and a profile shows both', () => {
  const member = {
    title: 'F',
    name: 'Asha',
    images: ['/a.webp'],
    linkedin: 'https://example.com/a',
  };
  const html = renderToStaticMarkup(<Team groups={[{ name: 'Founders', members: [member] }]} />);
  expect(html).toContain('src="/a.webp"');
  expect(html).toContain('href="https://example.com/a"');
});
