/** A desk with many persons and batches for the model test: what a member, a visitor, the bank and the clock do to it. */
import { randomUUID } from 'node:crypto';
import { POST as act } from '#app/api/desk/[reference]/route';
import { POST as changeBatch } from '#app/api/desk/batches/[id]/route';
import { POST as order } from '#app/api/enquiry/[token]/order/route';
import { POST as change } from '#app/api/enquiry/[token]/route';
import { GET as deskPage } from '#app/desk/[reference]/route';
import { sendBatchMails } from '#lib/batches/jobs';
import { enquiryToken } from '#lib/enquiries/credentials';
import type { Submission } from '#lib/enquiries/schema/submission';
import { verifyPayment } from '#lib/payments/http/verify';
import { newReconciler, remindOfParts } from '#lib/payments/jobs';
import type { Delivery } from '#lib/platform/mail/schema';
import { hashOf } from '#lib/platform/values/token';
import { GET as visitorPage } from '#pages/enquiry/[token]/route';
import { newBrowser, openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { payOrder } from '#tests/payments/requests/pay-visitor';
import { batchOf } from '#tests/platform/db/batch-samples';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';

export interface Person {
  readonly id: string;
  readonly reference: string;
  readonly token: string;
  readonly name: string;
}

export interface Said {
  readonly status: number;
  readonly [name: string]: unknown;
}

/** Two batches of AcSS 5 a start, and two of AcSS 1: a seat can be moved between those of one module. */
const batches = [
  { id: 'k7m3qz', what: ['module-5'], starts: '2026-12-07', seats: 2 },
  { id: 'k7m3r0', what: ['module-5'], starts: '2027-01-04', seats: 3 },
  { id: 'k7m3s1', what: ['module-5'], starts: '2027-02-01', seats: 12 },
  { id: 'k7m3t2', what: ['module-5'], starts: '2027-02-01', seats: 1 },
  { id: 'k7m3v3', what: ['module-1'], starts: '2027-01-11', seats: 2 },
  { id: 'k7m3w4', what: ['module-1'], starts: '2027-02-08', seats: 4 },
];
export const batchIds = batches.map(({ id }) => id);

export async function openWorld(people: number) {
  const desk = await openDeskSite({ RATE_LIMIT: 'off' });
  const { context, clock } = desk;
  const { store } = context;
  const by = { member: 'meena@example.com', at: clock.now };
  for (const batch of batches) await store.addBatch(batchOf({ ...batch, mode: 'Online' }), by);
  const persons: Person[] = [];
  for (let at = 0; at < people; at += 1) {
    const id = randomUUID();
    const token = await enquiryToken(store, id);
    const made: Partial<Submission> = {
      id,
      kind: 'certificate',
      receivedAt: clock.now - 60_000,
      name: `Person ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at] ?? at}`,
      email: `person${at}@example.com`,
      phone: `98400${String(10_000 + at)}`,
    };
    const submission = enquiryOf(made, { tokenHash: hashOf(token) });
    await store.recordSubmission(submission, []);
    persons.push({ id, reference: submission.enquiry.reference, token, name: submission.name });
  }
  const reconcile = newReconciler(context);

  const perform = async (
    { reference }: Person,
    action: string,
    fields: Readonly<Record<string, unknown>> = {},
  ): Promise<Said> => {
    const browser = await signedInBrowser(desk);
    const version = (await store.findEnquiry(reference))?.version;
    const sent = { action, version, ...fields };
    const answer = await browser.send(act, `/api/desk/${reference}`, sent, { reference });
    return { status: answer.status, ...((await answer.json()) as object) };
  };

  return {
    ...desk,
    store,
    persons,
    perform,
    async batch(id: string, fields: Readonly<Record<string, unknown>>): Promise<Said> {
      const version = (await store.findBatch(id, clock.now))?.version;
      const browser = await signedInBrowser(desk);
      const sent = { version, ...fields };
      const answer = await browser.send(changeBatch, `/api/desk/batches/${id}`, sent, { id });
      return { status: answer.status, ...((await answer.json()) as object) };
    },
    /** Opens the checkout of what can be paid now, as `buyer`; its order is paid with `settle`, at once or later. */
    async open({ token }: Person, state: string, name: string): Promise<Said> {
      const fields = { state, invoiceName: name };
      const answer = await newBrowser().send(order, `/api/enquiry/${token}/order`, fields, {
        token,
      });
      return { status: answer.status, ...((await answer.json()) as object) };
    },
    /** Money is taken for an order; gives paise. */
    async settle(orderId: string): Promise<number> {
      const signed = await payOrder({ ...desk } as never, orderId);
      await newBrowser().send(verifyPayment(), '/api/verify-payment', signed as object);
      return (await store.findOrder(orderId))?.amountPaise ?? 0;
    },
    askAgain: async ({ token }: Person) =>
      (
        await newBrowser().send(
          change,
          `/api/enquiry/${token}`,
          { action: 'ask-payment-again' },
          { token },
        )
      ).status,
    visitor: ({ token }: Person) => newBrowser().read(visitorPage, `/enquiry/${token}`, { token }),
    desk: async ({ reference }: Person) =>
      (await signedInBrowser(desk)).read(deskPage, `/desk/${reference}`, { reference }),
    async runJobs(): Promise<void> {
      await reconcile();
      await remindOfParts(context);
      await sendBatchMails(context);
    },
    /** The mails owed since the last call, each once. */
    async newMails(): Promise<readonly Delivery[]> {
      const owed = await store.claimDue('model', 200, clock.now);
      for (const each of owed) await store.markSent(each, clock.now);
      return owed;
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
