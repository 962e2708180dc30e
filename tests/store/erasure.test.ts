import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openStore } from '#lib/store/open-store';
import { emptyLog } from '#lib/store/sqlite-log';
import type { Store } from '#lib/store/store';
import { engines, openDatabase, type Place } from '#tests/store/engines';
import { orderOf } from '#tests/store/order-samples';
import { fileOf, mailOf, noon, submissionOf } from '#tests/store/samples';

const meena = 'meena@example.com';
const asha = 'asha@example.in';
const none = {
  submissions: 0,
  files: 0,
  mails: 0,
  waiting: 0,
  sending: 0,
  drafts: 0,
  orders: 0,
  reports: 0,
};

describe.each(['sqlite', 'postgres'] as const)('erasure on %s', (engine) => {
  let place: Place;
  let store: Store;
  beforeEach(async () => {
    place = await engines[engine]();
    store = await openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  const draftOf = (email: string) => ({
    draft: { email, browser: 'b', savedAt: noon, transcript: [] },
    told: { submission: submissionOf({ kind: 'webinar-draft', email }), mails: [mailOf()] },
  });

  async function applyWithResume(email: string) {
    const file = fileOf(Uint8Array.of(1));
    const submission = submissionOf({ email });
    await store.recordSubmission(submission, [mailOf({ attachFile: file.id })], file);
    return { id: submission.id, fileId: file.id };
  }

  it('erases submissions, files, mails and drafts of one address, and of no other', async () => {
    const [hers, others] = [await applyWithResume(meena), await applyWithResume(asha)];
    for (const { draft, told } of [draftOf(meena), draftOf(asha)]) {
      await store.saveDraft(draft, told);
    }
    const all = { ...none, submissions: 2, files: 1, mails: 2, waiting: 2, drafts: 1 };
    expect(await store.findHoldings(meena, noon)).toEqual(all);
    expect(await store.erasePerson(meena, noon)).toEqual(all);
    expect(await store.findHoldings(meena, noon)).toEqual(none);
    expect(await store.findSubmission(hers.id)).toBeUndefined();
    expect(await store.findFile(hers.fileId)).toBeUndefined();
    expect(await store.findDraft(meena)).toBeUndefined();
    expect(await store.findHoldings(asha, noon)).toEqual(all);
    expect(await store.findFile(others.fileId)).toBeDefined();
    expect((await store.backlog(noon)).waiting).toBe(2);
  });

  it('tells of a mail being sent at that moment, and lets nothing of it come back', async () => {
    const { id } = await applyWithResume(meena);
    const [sending] = await store.claimDue('host', 10, noon);
    expect(await store.erasePerson(meena, noon)).toMatchObject({ waiting: 1, sending: 1 });
    if (!sending) throw new Error('nothing was due');
    expect(await store.markDeferred(sending, 'mail-deferred', noon, noon)).toBe(false);
    expect(await store.markSent(sending, noon)).toBe(false);
    expect(await store.claimDue('host', 10, noon + 1_000_000)).toEqual([]);
    expect(await store.findSubmission(id)).toBeUndefined();
  });

  it('keeps what an order was for and what was paid, and nothing of the person', async () => {
    const order = orderOf({ email: meena });
    await store.recordOrder(order, 'k');
    expect(await store.erasePerson(meena, noon + 5)).toEqual({ ...none, orders: 1 });
    const kept = await store.findOrder(order.providerOrderId);
    expect(kept).toEqual({
      ...order,
      name: 'erased on request',
      email: '',
      phone: '',
      accountingExp: '',
      preferredLang: '',
      unpaidNotifiedAt: noon + 5,
    });
    expect(await store.findOrderByKey('k')).toBeUndefined();
  });

  it('erases what browsers reported of her payments, with a known order and without', async () => {
    const { providerOrderId, ...rest } = orderOf({ email: meena });
    await store.recordOrder({ ...rest, providerOrderId });
    const named = (email: string) => JSON.stringify({ formData: { email } });
    const report = { kind: 'closed', at: noon };
    await store.recordPaymentEvent({ ...report, id: '1', providerOrderId, detail: 'said' });
    await store.recordPaymentEvent({ ...report, id: '2', detail: named('Meena@Example.com') });
    await store.recordPaymentEvent({ ...report, id: '3', detail: named(asha) });
    await store.recordPaymentEvent({ ...report, id: '4', detail: named('me1na@example.com') });
    expect(await store.findHoldings(meena, noon)).toEqual({ ...none, orders: 1, reports: 2 });
    expect((await store.erasePerson(meena, noon)).reports).toBe(2);
    expect(await store.findHoldings(meena, noon)).toEqual(none);
    // An underscore of an address stands for itself alone.
    await store.erasePerson('me_na@example.com', noon);
    const database = await openDatabase(place);
    const events = await database.db
      .selectFrom('payment_events')
      .selectAll()
      .orderBy('id')
      .execute();
    await database.close();
    expect(events.map(({ detail }) => detail)).toEqual([
      null,
      null,
      named(asha),
      named('me1na@example.com'),
    ]);
  });

  it('takes a suspicious post out of the digest that named it', async () => {
    const robot = submissionOf({ email: meena, suspicion: 'trap field filled' });
    const other = submissionOf({ email: asha, suspicion: 'trap field filled' });
    for (const each of [robot, other]) await store.recordSubmission(each, []);
    const said = `Meena & Iyer, ${meena}`;
    const digest = submissionOf({
      kind: 'digest',
      email: '',
      transcript: [
        { name: robot.id, label: '[contact]', value: said },
        { name: other.id, label: '[contact]', value: asha },
      ],
    });
    const mail = mailOf({
      text: `[contact]: ${said}`,
      html: `<td>Meena &amp; Iyer, ${meena}</td>`,
    });
    await store.recordSubmission(digest, [mail]);
    await store.erasePerson(meena, noon);
    const kept = await store.findSubmission(digest.id);
    expect(kept?.transcript.map(({ value }) => value)).toEqual(['erased on request', asha]);
    const [due] = await store.claimDue('host', 10, noon);
    expect(due?.mail).toMatchObject({
      text: '[contact]: erased on request',
      html: '<td>erased on request</td>',
    });
  });

  it('leaves nothing of her in the files of an embedded store', async () => {
    await applyWithResume(meena);
    const written = () =>
      readdirSync(place.dataDir || tmpdir())
        .filter((name) => name.startsWith('hoa.sqlite'))
        .some((name) => readFileSync(join(place.dataDir, name)).includes('Meena'));
    expect(written()).toBe(engine === 'sqlite');
    await store.erasePerson(meena, noon);
    expect(written()).toBe(false);
  });

  it('waits for whoever reads the store before its log is emptied, and says where that took too long', async () => {
    if (engine === 'postgres') return;
    await applyWithResume(meena);
    const reader = new DatabaseSync(join(place.dataDir, 'hoa.sqlite'));
    reader.exec('begin; select count(*) from submissions');
    const log = () => readFileSync(join(place.dataDir, 'hoa.sqlite-wal'));
    const database = await openDatabase(place);
    expect(await database.run((db) => emptyLog(db, 'sqlite', 0))).toBe(false);
    expect(log().includes('Meena')).toBe(true);
    const erasing = store.erasePerson(meena, noon);
    reader.exec('rollback');
    expect(await erasing).not.toHaveProperty('stillInLog');
    expect(log().includes('Meena')).toBe(false);
    reader.close();
    await database.close();
  });

  it('erases nothing for one who is unknown', async () => {
    await applyWithResume(asha);
    expect(await store.erasePerson(meena, noon)).toEqual(none);
    expect((await store.backlog(noon)).waiting).toBe(1);
  });
});
