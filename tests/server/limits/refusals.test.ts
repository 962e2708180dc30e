import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { receive } from '#lib/server/intake/receive';
import { newLog } from '#lib/server/log';
import { processState } from '#lib/server/process-state';
import { contact } from '#lib/shared/forms/contact/form';
import { openTrial, type Trial } from '#tests/server/enquiries/enquiry-harness';
import { post } from '#tests/server/payments/payment-samples';

const originalLog = processState.log;
let lines: Record<string, unknown>[];
let trial: Trial;
beforeEach(async () => {
  lines = [];
  processState.log = newLog({ write: (line) => void lines.push(JSON.parse(line)) });
  trial = await openTrial();
});
afterEach(async () => {
  processState.log = originalLog;
  await trial.close();
});

const ask = receive(contact);
const fromElsewhere = () =>
  ask(
    post(
      contact.action,
      {},
      {
        origin: 'https://elsewhere.example',
        'x-visitor-address': '203.0.113.7',
      },
    ),
  );

it('a refused post leaves a line with its reason, and no address', async () => {
  await fromElsewhere();
  const [line] = lines.filter(({ msg }) => msg === 'refused');
  expect(line).toMatchObject({ status: 403, reason: 'another-site', path: contact.action });
  expect(String(line?.visitor)).toMatch(/^[\w-]{16}$/);
  expect(JSON.stringify(lines)).not.toContain('203.0.113');
});

it('staff are told once when refusals swell, and a field that is wrong is no refusal', async () => {
  await ask(post(contact.action, {}));
  expect(lines.filter(({ msg }) => msg === 'refused')).toEqual([]);
  for (let time = 0; time < 1_100; time += 1) await fromElsewhere();
  expect((await trial.mails()).map(({ subject }) => subject)).toEqual([
    '[digest] Unusually many refusals',
  ]);
});
