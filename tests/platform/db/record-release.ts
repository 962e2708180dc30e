/**
 * `node tests/platform/db/record-release.ts`: what this release sends to a store, with the answers, into `releases/`.
 * Run at the release; the migrations of the next one are held to it by `release-before.long.test.ts`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Submission } from '#lib/enquiries/schema/submission';
import type { Database } from '#lib/platform/db/database';
import { NodeSqliteDialect, openFile } from '#lib/platform/db/sqlite/sqlite-dialect';
import type { Store } from '#lib/platform/db/store';
import type { Tables } from '#lib/platform/db/tables';
import { storeOn } from '#lib/start/open-store';
import { migrate } from '#lib/tables/migrate';
import { startPostgres } from '#scripts/postgres';
import { orderOf } from '#tests/platform/db/order-samples';
import { fileOf, mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { type Recorded, recordingDialect } from '#tests/platform/db/statement-recorder';

let made = 0;
/** Every recording has the same ids. */
const id = () => {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
};

const submission = (changes: Partial<Submission> = {}) => submissionOf({ id: id(), ...changes });
const file = (...data: number[]) => fileOf(Uint8Array.from(data), { id: id() });
const order = (providerOrderId: string) => orderOf({ id: id(), providerOrderId });
const enquiry = (reference: string) => ({ reference, promisedBy: noon, tokenHash: reference });
const meena = 'meena@example.com';
const draft = (store: Store, email: string, savedAt: number) =>
  store.saveDraft(
    { email, browser: 'browser', savedAt, transcript: [] },
    {
      submission: submission({ kind: 'webinar-draft', email, idempotencyKey: `draft ${email}` }),
      mails: [mailOf()],
    },
  );

async function before(store: Store): Promise<void> {
  await store.secret('visits');
  const first = submission({ idempotencyKey: 'k1', enquiry: enquiry('HOA-AAAA-111') });
  await store.recordSubmission(first, [mailOf(), mailOf({ role: 'visitor', to: meena })], file(1));
  await store.recordSubmission(submission({ email: 'ravi@example.com', kind: 'callback' }), [
    mailOf(),
  ]);
  await store.recordOrder(order('order_first'), 'order-key');
  await draft(store, 'asha@example.com', noon);
  await store.countRequest('v1', 600_000, noon);
}

async function after(store: Store): Promise<void> {
  await store.secret('visits');
  await store.findRecorded('k1');
  await store.recordSubmission(submission({ idempotencyKey: 'k1' }), [mailOf()]);
  const late = submission({ receivedAt: noon + 2000, enquiry: enquiry('HOA-BBBB-222') });
  await store.recordSubmission(late, [mailOf()], file(4, 5));
  const suspect = submission({ receivedAt: noon + 1000, suspicion: 'trap' });
  await store.recordSubmission(suspect, []);
  await store.findSubmission(late.id);
  await store.findEnquiry(late.id);
  await store.listLeads({ kinds: ['contact'], from: 0, before: noon * 2 }, 10);
  await store.findLead(late.id);
  const { files } = await store.findRelations(late.id);
  for (const each of files) await store.findFile(each.id);
  await store.makeAllDue(noon + 3000);
  const [one, two, three, four] = await store.claimDue('host', 10, noon + 3000);
  if (!one || !two || !three || !four) throw new Error('four mails are due');
  await store.markSent(one, noon + 4000);
  await store.markDeferred(two, 'server away', noon + 9000, noon + 4000);
  await store.markDeadLetter(three, 'refused', noon + 4000);
  await store.releaseClaim(four);
  await store.releaseLeases('host');
  await store.backlog(noon + 5000);
  await store.resendMail(three.submissionId, three.id, noon + 6000);
  await store.resendDeadLetters(noon + 6000);
  await store.queueMail(suspect.id, mailOf(), noon + 6000);
  await store.closeMail(three.submissionId, three.id, noon + 7000);
  await store.leadCounts();
  await store.listOverdue(noon * 2, 'digest', 10);
  await store.listSuspects(0, noon * 2);
  await draft(store, 'lakshmi@example.com', noon);
  await draft(store, 'lakshmi@example.com', noon + 1000);
  await store.findDraft('lakshmi@example.com');
  await store.forgetDraft('lakshmi@example.com', 'browser');
  const first = await store.findOrder('order_first');
  if (!first) throw new Error('the order is there');
  await store.findOrderByKey('order-key');
  const second = order('order_second');
  await store.recordOrder(second, 'order-key-2');
  await store.moveOrder(second.id, 'failed', ['opened'], noon + 8000);
  await store.claimOrders(5, 60_000, noon + 70_000);
  await store.scheduleOrder(second, noon + 90_000);
  await store.recordPaymentEvent({
    id: 'e1',
    kind: 'failed',
    at: noon,
    providerOrderId: 'order_second',
  });
  await store.findPaymentEvents('order_second');
  await store.countPaid('e1');
  await store.hasPaid('e1', meena);
  await store.countRequest('v1', 600_000, noon + 1000);
  await store.pruneRateLimits(noon + 700_000);
  await store.findHoldings(meena, noon + 10_000);
  await store.erasePerson(meena, noon + 10_000);
  await store.forgetOrders(noon * 2, noon);
  await store.forgetDrafts(noon + 500);
  await store.eraseContacts(noon + 1500, noon);
  await store.probe(noon);
}

async function record(engine: Database['engine'], dialect: Dialect): Promise<string> {
  made = 0;
  const lines: string[] = [];
  let when: 'before' | 'after' | undefined;
  const note = (statement: Recorded) => {
    if (when) lines.push(JSON.stringify({ when, ...statement }));
  };
  const db = new Kysely<Tables>({ dialect: recordingDialect(dialect, note) });
  await migrate(db, engine);
  const run: Database['run'] = (work) => work(db);
  const store = storeOn({
    engine,
    db,
    run,
    write: run,
    writeAhead: run,
    close: () => db.destroy(),
  });
  when = 'before';
  await before(store);
  when = 'after';
  await after(store);
  await store.close();
  return `${lines.join('\n')}\n`;
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const save = (engine: Database['engine'], text: string) =>
  writeFileSync(
    join(import.meta.dirname, `../../tables/releases/${version}.${engine}.jsonl`),
    text,
  );

const folder = mkdtempSync(join(tmpdir(), 'hoa-record-'));
const cluster = await startPostgres();
try {
  const sqlite = new NodeSqliteDialect(openFile(join(folder, 'hoa.sqlite')));
  save('sqlite', await record('sqlite', sqlite));
  const { INT8 } = pg.types.builtins;
  const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format);
  const pool = new pg.Pool({ connectionString: cluster.url, max: 1, types: { getTypeParser } });
  // Its last connection may still be closing when the server is stopped.
  pool.on('error', () => undefined);
  save('postgres', await record('postgres', new PostgresDialect({ pool })));
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
