import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { coachingEnquiryAnswer } from '#pages/(site)/coaching/enquiry/answer';

test.each([
  ['boxes that were ticked', { modules: ['1', '5'] }],
  ['a link that lists them', { modules: '1,5' }],
])('the enquiry names the modules of %s', async (_, query) => {
  const html = renderToStaticMarkup(await coachingEnquiryAnswer(query).page());
  expect(html).toContain('Business book-keeping');
  expect(html).toContain('GST fundamentals');
});

test('a module that is not taught is not asked for', async () => {
  const html = renderToStaticMarkup(await coachingEnquiryAnswer({ modules: '99' }).page());
  expect(html).toContain('No modules are ticked.');
});
