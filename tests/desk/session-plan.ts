import { POST as change } from '#app/api/desk/sessions/[id]/route';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { sendSessionMails } from '#lib/webinars/jobs';
import { findSession, type Session } from '#lib/webinars/rules/sessions';
import { openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { mailOf, submissionOf } from '#tests/platform/db/samples';

export const session = findSession('2026-11-26-tamil-english') as Session;
export const hour = 60 * 60 * 1000;
export const link = 'https://meet.example.com/gst-1';
const { id } = session;
const asha = 'asha@example.com';

/** A desk two days before a session that people register for. */
export async function openSessionPlan() {
  const desk = await openDeskSite({}, session.start - 48 * hour);
  const plan = {
    desk,
    close: () => desk.close(),
    /** Somebody registers, now. */
    register: (email = asha, more = {}) =>
      desk.context.store.recordSubmission(
        submissionOf({
          kind: 'webinar-free',
          email,
          session: id,
          receivedAt: desk.clock.now,
          ...more,
        }),
        [mailOf({ role: 'visitor', to: email, subject: 'You are registered' })],
      ),
    /** The words of what was sent to who was asked for. */
    texts: [] as string[],
    mails: [] as OutgoingMail[],
    /** It gives the mails for an address since the last time, in order; `at` passes the clock to then. */
    async mailsAt(at: number, to = asha): Promise<string[]> {
      desk.clock.now = at;
      await sendSessionMails(desk.context);
      return plan.sent(to);
    },
    mailsNow: (to = asha) => plan.mailsAt(desk.clock.now, to),
    async sent(to: string): Promise<string[]> {
      const found: string[] = [];
      for (;;) {
        const due = await desk.context.store.claimDue('test', 100, desk.clock.now + 1);
        if (due.length === 0) return found.sort();
        for (const each of due) {
          if (each.mail.to === to) {
            found.push(each.mail.topic ?? each.mail.subject);
            plan.texts.push(each.mail.text);
            plan.mails.push(each.mail);
          }
          await desk.context.store.markSent(each, desk.clock.now);
        }
      }
    },
    async enter(fields: Record<string, string>): Promise<Response> {
      const browser = await signedInBrowser(desk);
      return browser.post(change, `/api/desk/sessions/${id}`, fields, { id });
    },
  };
  return plan;
}
