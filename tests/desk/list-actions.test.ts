import { expect, test } from '@jest/globals';
import { POST as mails } from '#app/api/desk/mails/route';
import { POST as next } from '#app/api/desk/next/route';
import { GET as numbers } from '#pages/desk/numbers/route';
import { addEnquiry, findEnquiry } from '#tests/desk/desk-samples';
import { openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { forEachTest } from '#tests/setup/for-each-test';
import { enquiryOf } from '#tests/store/enquiry-samples';
import { mailOf } from '#tests/store/samples';

const hour = 60 * 60 * 1000;
const desk = forEachTest(openDeskSite);

test('"Take the next one" gives each of two members another one, the most urgent first', async () => {
  const [later, sooner] = [
    await addEnquiry(desk(), desk().clock.now + 20 * hour),
    await addEnquiry(desk(), desk().clock.now + hour),
  ];
  const [meena, sathya] = [
    await signedInBrowser(desk()),
    await signedInBrowser(desk(), 'sathya@example.com'),
  ];
  const answers = [
    await meena.post(next, '/api/desk/next', {}),
    await sathya.post(next, '/api/desk/next', {}),
    await meena.post(next, '/api/desk/next', {}),
  ].map(({ headers }) => headers.get('location'));
  expect(answers).toEqual([`/desk/${sooner}`, `/desk/${later}`, '/desk?said=none-left']);
  expect((await findEnquiry(desk(), later)).member).toBe('sathya@example.com');
});

test('a dead letter about nobody is sent again, or given up, from the list of mails', async () => {
  const { store } = desk().site;
  const submission = enquiryOf({ receivedAt: desk().clock.now - hour });
  await store.recordSubmission(submission, [mailOf()]);
  const park = async () => {
    for (const each of await store.claimDue('test', 10, desk().clock.now)) {
      await store.markDeadLetter(each, 'recipient-refused', desk().clock.now);
    }
    const [mail] = await store.listOpenDeadLetters(10);
    return mail ?? expect(mail).toBeDefined();
  };
  const browser = await signedInBrowser(desk());
  const act = async (action: string) => {
    const mail = await park();
    const fields = { action, mail: mail?.id ?? '', submission: mail?.submissionId ?? '' };
    return browser.post(mails, '/api/desk/mails', fields);
  };
  await park();
  const html = await (await browser.ask(numbers, '/desk/numbers')).text();
  expect(html).toContain('<h2 id="parked">Mails parked</h2>');
  expect(html).toContain('After 1 try: the mailbox does not exist or takes no mail');
  expect((await act('mail-again')).headers.get('location')).toBe('/desk/mails');
  expect(await store.listOpenDeadLetters(10)).toEqual([]);
  await act('mail-give-up');
  expect(await store.listOpenDeadLetters(10)).toEqual([]);
  expect(await store.claimDue('test', 10, desk().clock.now)).toEqual([]);
});
