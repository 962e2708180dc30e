/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import CertificationPage from '#pages/(site)/certification/page';
import CoachingPage from '#pages/(site)/coaching/page';

const rule = 'landmark-complementary-is-top-level';

test.each([
  ['/certification', CertificationPage],
  ['/coaching', CoachingPage],
])('%s puts no complementary landmark inside another one', async (_, Page) => {
  document.body.innerHTML = renderToStaticMarkup(<main>{await Page()}</main>);
  const { violations } = await axe.run(document.body, { runOnly: [rule] });
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
});
