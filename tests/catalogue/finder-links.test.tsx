/** Where somebody chooses, the way to the finder is at hand. */
import { expect, test } from '@jest/globals';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CoursePage } from '#components/catalogue/course-page';
import { Footer } from '#components/layout/footer';
import { Drawer } from '#components/layout/header';
import { Accordion } from '#components/ui/accordion';
import { contactsOf } from '#data/company/contacts';
import { legalEntityOf } from '#data/company/legal-entity';
import { faqs } from '#data/faqs';
import { readEnv } from '#lib/platform/config/env';
import CertificationPage from '#pages/(site)/certification/page';
import CoachingPage from '#pages/(site)/coaching/page';

const env = readEnv({});
const entity = legalEntityOf(env);
const asked = faqs.filter(({ question }) => question === 'Which modules should I start with?');
const course = { named: 'coaching', courseNo: '5' };

test.each<[string, () => ReactNode | Promise<ReactNode>]>([
  ['the menu', () => <Drawer community={false} />],
  ['the footer', () => <Footer contacts={contactsOf(env)} entity={entity} samples />],
  ['the certification page', CertificationPage],
  ['the coaching page', CoachingPage],
  [
    'the page of a module',
    () => <CoursePage params={course} origin="" entity={entity} batches={[]} now={0} />,
  ],
  ['the question which modules to start with', () => <Accordion name="faq" items={asked} />],
])('%s leads to the finder', async (_, render) => {
  const html = renderToStaticMarkup(<PathnameContext value="/">{await render()}</PathnameContext>);
  expect(html).toContain('href="/which-modules"');
});
