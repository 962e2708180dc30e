/** Records as fast as it can while a courier delivers, and says each acknowledged id, until it is killed. */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openTransport } from '#lib/server/mail/open-transport';
import { startCourier } from '#lib/server/outbox/courier';
import { openStore } from '#lib/server/store/open-store';
import { mailOf, submissionOf } from '#tests/server/store/samples';

const [dataDir = ''] = process.argv.slice(2);
const quiet = { info: () => undefined, warn: () => undefined };

const store = await openStore({ dataDir });
const transport = openTransport({ DATA_DIR: dataDir, MAIL_FROM: 'site@example.com' });
const courier = startCourier({ store, transport, owner: 'host', log: quiet });

async function record(): Promise<never> {
  for (;;) {
    const id = randomUUID();
    const submission = submissionOf({ id, receivedAt: Date.now(), idempotencyKey: `key ${id}` });
    await store.recordSubmission(submission, [mailOf({ subject: id })]);
    writeSync(1, `${id}\n`);
    courier.wake();
  }
}

await Promise.all([record(), record(), record()]);
