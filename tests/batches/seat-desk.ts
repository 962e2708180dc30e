/** A desk with batches and people who are asked for payment of a seat in one, as the site and its jobs see them. */
import ICAL from 'ical.js';
import { POST as change } from '#app/api/desk/batches/[id]/route';
import { sendBatchMails } from '#lib/batches/jobs';
import { remindOfParts } from '#lib/payments/jobs';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import type { Task } from '#lib/tasks/schema';
import { signedInBrowser } from '#tests/desk/desk-site';
import { openPayDesk, type PayDesk } from '#tests/payments/requests/pay-desk';
import { batchOf } from '#tests/platform/db/batch-samples';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';

export type SeatDesk = Awaited<ReturnType<typeof openSeatDesk>>;

/** Paid by bank on the day of the test. */
export const byBank = (amount: string, number = 'SMPLN26331000009') => ({
  method: 'bank',
  amount,
  number,
});

export async function openSeatDesk(settings: Readonly<Record<string, string>> = {}) {
  const desk = await openPayDesk({
    LEADS_WEBHOOK_URL: 'https://crm.example.com/in',
    LEADS_WEBHOOK_SECRET: 'c2VjcmV0c2VjcmV0',
    ...settings,
  });
  const { store } = desk.context;
  await store.hearSeats(true);
  const by = () => ({ member: 'meena@example.com', at: desk.clock.now });
  const seats = async (id: string) => {
    const batch = await store.findBatch(id, desk.clock.now);
    return [batch?.held, batch?.taken, batch?.waiting];
  };
  return {
    ...desk,
    /** Held, taken and waiting. */
    seats,
    addBatch: (more: Parameters<typeof batchOf>[0] = {}) => store.addBatch(batchOf(more), by()),
    async changeBatch(id: string, fields: object) {
      const batch = await store.findBatch(id, desk.clock.now);
      const browser = await signedInBrowser(desk);
      const posted = { version: batch?.version, ...fields };
      const answer = await browser.send(change, `/api/desk/batches/${id}`, posted, { id });
      return { status: answer.status, ...((await answer.json()) as object) };
    },
    cancelBatch(id: string) {
      return this.changeBatch(id, { action: 'cancel', confirm: 'yes', reason: 'Too few people' });
    },
    /** Another person with an enquiry of their own; `batch`: what they ask a seat of. */
    async person(name: string, more: Parameters<typeof enquiryOf>[0] = {}) {
      const submission = enquiryOf({
        kind: 'coaching',
        receivedAt: desk.clock.now,
        name,
        email: `${name.toLowerCase()}@example.com`,
        phone: `98400 ${String(10_000 + name.charCodeAt(0) * 7 + name.length)}`,
        ...more,
      });
      await store.recordSubmission(submission, []);
      return { id: submission.id, reference: submission.enquiry.reference };
    },
    /** The jobs of this moment, and the mails that go out with them. */
    async sent(): Promise<readonly OutgoingMail[]> {
      await sendBatchMails(desk.context);
      await sendBatchMails(desk.context);
      await remindOfParts(desk.context);
      const due = await store.claimDue('test', 100, desk.clock.now + 1);
      for (const each of due) await store.markSent(each, desk.clock.now);
      return due.map(({ mail }) => mail);
    },
    /** Open tasks of an enquiry by kind. */
    async tasks(id = desk.id): Promise<readonly Task['kind'][]> {
      await remindOfParts(desk.context);
      return (await store.listTasksOf(id)).map(({ kind }) => kind);
    },
    /** The seats that another system was told of since the last look. */
    async events() {
      const due = await store.claimWebhooks('test', 100, desk.clock.now + 1);
      for (const each of due) await store.markWebhook(each, { as: 'sent', at: desk.clock.now });
      return due
        .filter(({ type }) => type === 'batch.seat')
        .map(({ body }) => (JSON.parse(body) as { data: { batch: string; left: number } }).data)
        .map(({ batch, left }) => `${batch} ${left}`);
    },
  };
}

/** To visitors, by address and subject. */
export const toVisitors = (mails: readonly OutgoingMail[]) =>
  mails
    .filter(({ role }) => role === 'visitor')
    .map(({ to, subject }) => `${to}: ${subject}`)
    .sort();

/** It lists method, UID of the first entry, its sequence and whether it is cancelled. */
export const entriesIn = ({ attachments = [] }: OutgoingMail) =>
  attachments.map(({ content }) => {
    const calendar = new ICAL.Component(ICAL.parse(content));
    const [first] = calendar.getAllSubcomponents('vevent');
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: first?.getFirstPropertyValue('uid'),
      sequence: Number(first?.getFirstPropertyValue('sequence')),
      status: first?.getFirstPropertyValue('status'),
    };
  });

export const day = 24 * 60 * 60 * 1000;

export const at = (desk: Pick<PayDesk, 'clock'>, time: string) => {
  desk.clock.now = Date.parse(`${time}:00+05:30`);
};
