/** Batches on a desk: what a page or a script posts, and who has a seat. */

import { POST as change } from '#app/api/desk/batches/[id]/route';
import { POST as add } from '#app/api/desk/batches/route';
import { holdSeat, takeSeat } from '#lib/batches/queries/seats';
import type { Submission } from '#lib/enquiries/schema/submission';
import { openSqlite } from '#lib/platform/db/sqlite/sqlite';
import { migrate } from '#lib/tables/migrate';
import { type DeskSite, openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';

/** GST fundamentals, evenings from Mon 4 Jan 2027: Pongal is one of its days. */
export const asked = {
  what: 'module-5',
  starts: '2027-01-04',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  from: '19:00',
  to: '20:30',
  mode: 'Online',
  language: 'Tamil',
  seats: 12,
};

export interface Answer {
  readonly status: number;
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly ends: string;
  readonly sessions: readonly string[];
  readonly left: number;
  readonly errors?: Readonly<Record<string, string>>;
}

export async function openBatchDesk() {
  const desk: DeskSite = await openDeskSite();
  // Signed in again each time: a test may be months ahead by then.
  const browser = () => signedInBrowser(desk);
  const { context, clock } = desk;
  const seats = await openSqlite(context.env.DATA_DIR, migrate);
  const send = async (fields: object, id?: string): Promise<Answer> => {
    const path = id ? `/api/desk/batches/${id}` : '/api/desk/batches';
    const answer = await (await browser()).send(id ? change : add, path, fields, id ? { id } : {});
    return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) };
  };
  const inTransaction = <T>(work: (tx: typeof seats.db) => Promise<T>) =>
    seats.run((db) => db.transaction().execute(work));
  return {
    desk,
    inTransaction,
    browser,
    add: (more: object = {}) => send({ ...asked, ...more }),
    change: send,
    /** An enquiry that holds a seat, or has it where `paid`. */
    async seat(
      batch: string,
      { paid = true, ...more }: Partial<Submission> & { paid?: boolean } = {},
    ) {
      const submission = enquiryOf({ receivedAt: clock.now, ...more });
      await context.store.recordSubmission(submission, []);
      const request = `P-${submission.id.slice(0, 8)}`;
      const hold = { batch, enquiry: submission.id, request, now: clock.now };
      const until = clock.now + 7 * 24 * 60 * 60 * 1000;
      await inTransaction(async (tx) => {
        await holdSeat(tx, { ...hold, until });
        if (paid) await takeSeat(tx, { request, now: clock.now });
      });
      return { ...submission, request };
    },
    async close() {
      await seats.close();
      await desk.close();
    },
  };
}
