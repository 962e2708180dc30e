import { expect, test } from '@jest/globals';
import { contact } from '#lib/forms/contact/form';
import { enquiryEmails } from '#lib/forms/receipt-mail';
import { receive } from '#lib/intake/receive';
import { site } from '#lib/site';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { json, sampleOf } from '#tests/enquiries/posts';
import { forEachTest } from '#tests/setup/for-each-test';

forEachTest(openTrial);

async function sentWith(referer: string) {
  const request = json(sampleOf(contact));
  request.headers.set('host', 'localhost:3000');
  request.headers.set('referer', referer);
  expect((await receive(contact, enquiryEmails)(request)).status).toBe(200);
  const [last] = await site().store.listLeads({}, 1);
  const { page, campaign } = last ?? {};
  await site().store.erasePerson(last?.email ?? '', site().now());
  return { page, campaign };
}

test('the page that a form was sent from is kept with it, and the campaign of its address', async () => {
  const from = 'http://localhost:3000';
  expect(await sentWith(`${from}/certification/course/4?utm_source=insta&x=1`)).toEqual({
    page: '/certification/course/4',
    campaign: 'insta',
  });
  expect(await sentWith(`${from}/coaching`)).toEqual({ page: '/coaching', campaign: undefined });
});

test('an address that is not one of our public pages is not', async () => {
  const nothing = { page: undefined, campaign: undefined };
  for (const referer of [
    'http://localhost:3000/enquiry/token-of-a-person',
    'http://localhost:3000/desk/HOA-7K3M-92Q',
    'http://localhost:3000/invented',
    'https://elsewhere.in/coaching',
    'nonsense',
  ]) {
    expect([referer, await sentWith(referer)]).toEqual([referer, nothing]);
  }
});
