import { expect, test } from '@jest/globals';
import { apiRoutes, routes } from '#data/addresses/routes';
import { asRoute } from '#lib/platform/http/intake/reply';
import { shortForms } from '#lib/start/short-forms';
import { now, openTrial } from '#tests/platform/files/upload-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const trial = forEachTest(openTrial);

/** Sends the one field as the page does, without a script. */
function send(reach: string): Promise<Response> {
  const call = shortForms.get(apiRoutes.nextEdition);
  if (!call) throw new Error('nothing takes the form of the next edition');
  return asRoute(call)(
    new Request(`http://localhost:3000${apiRoutes.nextEdition}`, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        accept: 'text/html',
        'x-visitor-address': '203.0.113.7',
      },
      body: new URLSearchParams({
        reach,
        about: 'The day of the next edition: AI for Accountants',
      }),
    }),
  );
}

/** Reads the stored submission and the recipients of the mails that are owed for it. */
async function stored() {
  const mails = await trial().store.claimDue('host', 9, now);
  const [first] = mails;
  const submission = await trial().store.findSubmission(first?.submissionId ?? '');
  return { submission, recipients: mails.flatMap(({ mail }) => mail.to) };
}

test.each([
  ['98400 12345', { phone: '98400 12345', email: '' }],
  ['+91 98400-12345', { phone: '+91 98400-12345', email: '' }],
  [' Asha@Example.com ', { phone: '', email: 'asha@example.com' }],
])('%j alone is enough to be told of the next edition', async (reach, ways) => {
  const answer = await send(reach);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/received/callback']);
  const { submission } = await stored();
  expect(submission).toMatchObject({ kind: 'callback', name: reach.trim(), ...ways });
  expect(submission?.transcript.map(({ label, value }) => [label, value])).toEqual([
    ['Phone or e-mail', reach.trim()],
    ['Wants to know', 'The day of the next edition: AI for Accountants'],
  ]);
});

test('only who leaves an address gets a receipt', async () => {
  await send('98400 12345');
  expect((await stored()).recipients).toHaveLength(1);
  await send('asha@example.com');
  const { recipients } = await stored();
  expect(recipients).toHaveLength(2);
  expect(JSON.stringify(recipients)).toContain('asha@example.com');
});

test.each(['', '  ', 'Asha', '12345', 'asha@', '98400 12345 or asha@example.com'])(
  'what is neither a number nor an address is asked again, with what was typed: %j',
  async (reach) => {
    const answer = await send(reach);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('name="reach"');
    expect(html).toContain(`value="${reach}"`);
    expect(html).toContain(`<a href="${routes.aiWebinarPayment}">go back</a>`);
    expect(html).not.toContain('name="name"');
    expect((await trial().store.backlog(now)).waiting).toBe(0);
  },
);
