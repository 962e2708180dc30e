import { describe, expect, it, jest } from '@jest/globals';
import { context } from '#lib/platform/context';
import { limitVisitorMails, notifyHeldMails } from '#lib/platform/mail/limit';
import { saveProgress } from '#lib/webinars/http/save-progress';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { post } from '#tests/payments/payment-samples';
import { mailOf, submissionOf } from '#tests/platform/db/samples';
import { forEachTest } from '#tests/setup/for-each-test';

const day = 24 * 60 * 60_000;
const trial = forEachTest(() => openTrial({ RATE_LIMIT: '60' }));

const register = (email: string, from = '203.0.113.7', name = 'Kavitha R') =>
  saveProgress(
    post(
      '/api/save-progress',
      {
        formData: { name, email, phone: '98400 12345' },
        userDetails: { studies: 'MBA' },
        formStatus: 'Submitted Successfully!',
      },
      { 'x-visitor-address': from },
    ),
  );
const mailsTo = async (address: string) =>
  (await trial().mails()).filter(({ to }) => to?.some((each) => each.address === address));
async function receipt(to: string, from = '203.0.113.7'): Promise<boolean> {
  const mails = await limitVisitorMails(context(), [mailOf({ role: 'visitor', to })], from);
  const submission = submissionOf({ receivedAt: context().now() });
  const { held } = await context().store.recordSubmission(submission, mails);
  await notifyHeldMails(context(), held);
  return held === undefined;
}

describe('somebody whose address strangers type again and again', () => {
  it('is sent three confirmations a day, while every registration is stored and reported to staff', async () => {
    for (let time = 0; time < 20; time += 1) {
      const { status } = await register('victim@example.com', '203.0.113.7', `Name ${time}`);
      expect(status).toBe(200);
    }
    expect(await mailsTo('victim@example.com')).toHaveLength(3);
    expect(
      trial()
        .stored()
        .filter(({ kind }) => kind === 'webinar-free'),
    ).toHaveLength(20);
    // And once that no more go to this address today.
    expect(await mailsTo('operations@localhost')).toHaveLength(21);
  });

  it('is sent three receipts a day, however the address is written, and staff hear of it once', async () => {
    const written = ['v@example.com', 'V@Example.com', 'v@EXAMPLE.com', 'v@example.com'];
    const went: boolean[] = [];
    for (const to of [...written, ...written]) went.push(await receipt(to));
    expect(went).toEqual([true, true, true, false, false, false, false, false]);
    expect((await mailsTo('operations@localhost')).map(({ subject }) => subject)).toEqual([
      '[digest] Mails to visitors held back',
    ]);
    trial().passTime(day);
    expect(await receipt('v@example.com')).toBe(true);
  });
});

it.each([
  ['v@example.co.in', 'v@ｅxample.co.in', 'v@example。co.in', 'v@example.co．in'],
  ['v@münchen.de', 'v@xn--mnchen-3ya.de', 'v@MÜNCHEN.de', 'v@XN--MNCHEN-3YA.de'],
])(
  'a mailbox is sent three receipts a day, whether its domain reads %s, %s, %s or %s',
  async (...written) => {
    const went: boolean[] = [];
    for (const to of written) went.push(await receipt(to));
    expect(went).toEqual([true, true, true, false]);
  },
);

it('confirms again to who registers again, on the page of another language or with a corrected name', async () => {
  for (const name of ['Kavitha', 'Kavitha R'])
    await register('kavitha@example.com', undefined, name);
  const confirmations = await mailsTo('kavitha@example.com');
  const references = confirmations.map(
    ({ text }) => /HOA-[0-9A-Z]{4}-[0-9A-Z]{3}/.exec(text ?? '')?.[0],
  );
  expect(new Set(references).size).toBe(2);
});

describe('one network', () => {
  it('cannot cause more than six hundred mails a day from all the /64s of its /48', async () => {
    let went = 0;
    for (let net = 0; net < 610; net += 1)
      if (await receipt(`v${net}@example.com`, `2001:db8:1:${net.toString(16)}::1`)) went += 1;
    expect(went).toBe(600);
    expect(await receipt('other@example.com', '2001:db8:2::1')).toBe(true);
  });
});

it('stores what was sent even where staff cannot be notified that its confirmation is held back', async () => {
  const again = (time: number) => register('v@example.com', undefined, `Name ${time}`);
  for (const time of [1, 2, 3]) await again(time);
  const findRecorded = jest
    .spyOn(context().store, 'findRecorded')
    .mockRejectedValue(new Error('gone'));
  expect((await again(4)).status).toBe(200);
  expect(findRecorded).toHaveBeenCalled();
  findRecorded.mockRestore();
  expect(
    trial()
      .stored()
      .map(({ name }) => name),
  ).toEqual(expect.arrayContaining(['Name 4']));
});

it('forgets how often a person was mailed when the person is erased', async () => {
  for (let time = 0; time < 4; time += 1) await receipt('v@example.com');
  await context().store.erasePerson('v@example.com', context().now());
  expect(await receipt('v@example.com')).toBe(true);
});
