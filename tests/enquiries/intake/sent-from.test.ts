import { describe, expect, test } from '@jest/globals';
import { callback } from '#lib/enquiries/forms/callback';
import { contact } from '#lib/enquiries/forms/contact';
import { receive } from '#lib/enquiries/http/receive';
import { enquiryEmails } from '#lib/enquiries/mails';
import { callbackFrom } from '#lib/forms/rules';
import { context } from '#lib/platform/context';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { json, sampleOf, urlencoded } from '#tests/enquiries/intake/posts';
import { forEachTest } from '#tests/setup/for-each-test';

const trial = forEachTest(openTrial);

async function sentWith(referer: string) {
  const request = json(sampleOf(contact));
  request.headers.set('host', 'localhost:3000');
  request.headers.set('referer', referer);
  expect((await receive(contact, enquiryEmails)(request)).status).toBe(200);
  const [last] = await context().store.listLeads({}, 1);
  const { page, campaign } = last ?? {};
  await context().store.erasePerson(last?.email ?? '', context().now());
  return { page, campaign };
}

test('the page that a form was sent from is stored with it, and the campaign of its address', async () => {
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

describe('a callback asked for from the closed edition of the AI webinar', () => {
  const line = 'Asked from: AI webinar (closed edition)';
  const page = `http://localhost:3000${callbackFrom('ai-webinar-closed')}`;
  const post = (referer: string, fields = sampleOf(callback), how: typeof urlencoded = json) => {
    const request = how(fields);
    request.headers.set('host', 'localhost:3000');
    request.headers.set('referer', referer);
    return receive(callback, enquiryEmails)(request);
  };

  test('says so to staff, by mail and on the desk, and not to the visitor', async () => {
    expect((await post(page)).status).toBe(200);
    const receipt = (await trial().mails()).find(({ subject }) =>
      subject?.startsWith('We have your'),
    );
    expect((await trial().staffMails())[0]?.text).toContain(line);
    expect(receipt?.text).toContain('Reference');
    expect(receipt?.text).not.toContain('webinar');
    const [lead] = await context().store.listLeads({}, 1);
    const { transcript } = (await context().store.findSubmission(lead?.id ?? '')) ?? {};
    expect(transcript?.at(-1)).toMatchObject({ label: 'Asked from' });
  });

  test('is reported also where a form without a script was refused first', async () => {
    const refused = await post(page, { ...sampleOf(callback), phone: 'none' }, urlencoded);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('<input type="hidden" name="from" value="ai-webinar-closed"/>');
    const again = { ...sampleOf(callback), from: 'ai-webinar-closed' };
    await post('http://localhost:3000/api/sendEmail/callback', again, urlencoded);
    expect((await trial().staffMails())[0]?.text).toContain(line);
  });

  test.each([
    'http://localhost:3000/contact-us?from=<b>elsewhere</b>',
    'http://localhost:3000/contact-us?from=constructor',
    'https://elsewhere.in/contact-us?from=ai-webinar-closed',
    'http://localhost:3000/contact-us',
  ])('is claimed by no other address (%s)', async (referer) => {
    await post(referer, { ...sampleOf(callback), from: '<i>typed</i>' });
    expect((await trial().staffMails())[0]?.text).not.toMatch(/Asked from|elsewhere|typed/);
  });
});
