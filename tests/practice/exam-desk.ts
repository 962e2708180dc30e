/** A desk that examines: what members post, what the candidate's link answers, and the mails that went. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { POST as examCall } from '#app/api/exam/[token]/route';
import { GET as examPage } from '#app/exam/[token]/route';
import { gstFundamentals } from '#data/practicals/05-gst-fundamentals';
import { examToken } from '#lib/enquiries/credentials';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { make } from '#lib/practice/rules/papers/make';
import { newBrowser } from '#tests/desk/desk-site';
import { openPayDesk, type PayDesk } from '#tests/payments/requests/pay-desk';
import { filled, type Given } from '#tests/practice/papers/promises';

interface ExamAnswer {
  readonly status: number;
  readonly message?: string;
  readonly ends?: string;
  readonly saved?: string;
  readonly left?: number;
  readonly rev?: number;
  readonly cells?: Readonly<Record<string, string>>;
  readonly percent?: number | null;
  readonly passed?: boolean | null;
  readonly retryAfter?: string | null;
}

interface Invited {
  readonly id: string;
  readonly token: string;
}

interface Event {
  readonly type: string;
  readonly reference: string;
  readonly body: string;
}

export interface ExamDesk extends PayDesk {
  /** Interview passed and invited, with the known set. */
  invite(fields?: Readonly<Record<string, unknown>>): Promise<Invited>;
  send(token: string, fields: Readonly<Record<string, unknown>>): Promise<ExamAnswer>;
  /** As a page without script posts it. */
  submitForm(token: string, fields: Readonly<Record<string, string>>): Promise<Response>;
  /** Every mail that was written, the oldest first. */
  owed(): readonly OutgoingMail[];
  events(): readonly Event[];
  /** Makes the stored paper of a sitting unreadable, as an error of ours would; gives how to put it back. */
  breakPaper(id: string): () => void;
  /** Puts another paper in the place of the one that was made at the start. */
  storePaper(id: string, made: string): void;
  page(token: string, query?: string): Promise<{ readonly status: number; readonly html: string }>;
}

export const minuteMs = 60_000;

/** Every right answer, by the names of its inputs: of the known paper where no other is named. */
export const rightCells = (made = make(gstFundamentals, 'K7Q2M')): Given => inCells(filled(made));

const inCells = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).map(([cell, value]) => [`c.${cell}`, value]));

export const attribute = (html: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1];

export const window = { opens: '2026-11-24', closes: '2026-11-28' };

export async function openExamDesk(
  settings: Readonly<Record<string, string>> = {},
): Promise<ExamDesk> {
  const desk = await openPayDesk(settings);
  const browser = newBrowser();
  const readRows = (statement: string, ...values: readonly string[]) => {
    const file = new DatabaseSync(join(desk.context.env.DATA_DIR, 'hoa.sqlite'));
    try {
      return file.prepare(statement).all(...values);
    } finally {
      file.close();
    }
  };
  const storePaper = (id: string, made: string) =>
    void readRows('update exam_papers set made = ? where exam = ?', made, id);
  return {
    ...desk,
    async invite(fields = {}) {
      await desk.perform('interview', { module: '5', answer: 'passed' });
      const asked = { module: '5', set: 'K7Q2M', ...window, ...fields };
      const answer = await desk.perform('invite-exam', asked);
      const { exam } = answer as unknown as { readonly exam?: { readonly id: string } };
      if (!exam) throw new Error(`not invited: ${JSON.stringify(answer)}`);
      return { id: exam.id, token: await examToken(desk.context.store, exam.id) };
    },
    async send(token, fields) {
      const answer = await browser.send(examCall, `/api/exam/${token}`, fields, { token });
      const retryAfter = answer.headers.get('retry-after');
      return { status: answer.status, retryAfter, ...((await answer.json()) as object) };
    },
    submitForm: (token, fields) => browser.post(examCall, `/api/exam/${token}`, fields, { token }),
    breakPaper(id) {
      const [row] = readRows('select made from exam_papers where exam = ?', id);
      storePaper(id, '{');
      return () => storePaper(id, String(row?.made));
    },
    storePaper,
    owed: () =>
      readRows('select mail from outbox order by queued_at').map(
        ({ mail }) => JSON.parse(String(mail)) as OutgoingMail,
      ),
    events: () =>
      readRows('select type, reference, body from webhook_events').map(
        (row) => row as unknown as Event,
      ),
    async page(token, query = '') {
      const answer = await browser.ask(examPage, `/exam/${token}${query}`, {}, { token });
      return { status: answer.status, html: await answer.text() };
    },
  };
}
