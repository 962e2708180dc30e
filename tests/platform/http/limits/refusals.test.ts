import { expect, it } from '@jest/globals';
import { contact } from '#lib/enquiries/forms/contact';
import { receive } from '#lib/enquiries/http/receive';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { post } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';
import { readLogForEachTest } from '#tests/setup/read-log';

const lines = readLogForEachTest();
const trial = forEachTest(openTrial);
const refused = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'refused');

const ask = receive(contact);
const elsewhere = {
  origin: 'https://elsewhere.example',
  'x-visitor-address': '203.0.113.7',
};
const fromElsewhere = () => ask(post(contact.action, {}, elsewhere));

it('a refused post leaves a line with its reason, and no address', async () => {
  await fromElsewhere();
  const [line] = refused();
  expect(line).toMatchObject({ status: 403, reason: 'another-site', path: contact.action });
  expect(String(line?.visitor)).toMatch(/^[\w-]{16}$/);
  expect(lines.join()).not.toContain('203.0.113');
});

it('staff are notified once when refusals increase, and a field that is wrong is no refusal', async () => {
  await ask(post(contact.action, {}));
  expect(refused()).toEqual([]);
  for (let time = 0; time < 1_100; time += 1) await fromElsewhere();
  expect((await trial().mails()).map(({ subject }) => subject)).toEqual([
    '[digest] Unusually many refusals',
  ]);
});
