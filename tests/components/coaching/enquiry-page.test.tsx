import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import EnquiryPage from '#pages/(site)/coaching/enquiry/page';

const pageFor = async (query: Record<string, string | string[]>) =>
  renderToStaticMarkup(await EnquiryPage({ searchParams: Promise.resolve(query) }));

test.each([
  ['boxes that were ticked', { modules: ['1', '5'] }],
  ['a link that lists them', { modules: '1,5' }],
])('the enquiry names the modules of %s', async (_, query) => {
  const html = await pageFor(query);
  expect(html).toContain('Business book-keeping');
  expect(html).toContain('GST fundamentals');
});

test('a module that is not taught is not asked for', async () => {
  expect(await pageFor({ modules: '99' })).toContain('No modules are ticked.');
});
