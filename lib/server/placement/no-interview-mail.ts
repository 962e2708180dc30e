/** An employer has withdrawn, or decided: who was to meet them reads that it is cancelled. Kept though the vacancy goes. */
import { writeLetter } from '#lib/server/forms/letter';
import { enquiryLink } from '#lib/server/forms/receipt-mail';
import { type About, calledOff } from '#lib/server/placement/candidate-mails';
import { calendarEntry } from '#lib/server/placement/interview-entry';
import type { Candidate } from '#lib/server/store/placement/placements';
import type { OutgoingMail } from '#lib/server/store/store';
import { dayAndHour } from '#lib/shared/india';

export function noInterviewMail(
  about: About,
  candidate: Candidate,
  slotAt: number,
  at: number,
): OutgoingMail {
  const title = `Your interview of ${dayAndHour(slotAt)} is cancelled`;
  const letter = {
    title,
    before: ['The employer has cancelled it. The attachment removes it from your calendar.'],
    rows: [],
    button: { label: 'Open your page', href: enquiryLink(about.env) },
    after: ['It is not because of anything you did. We will keep looking for a post for you.'],
  };
  return {
    role: 'visitor',
    topic: `no-interview-${slotAt}-${at}`,
    to: candidate.email,
    subject: title,
    linked: true,
    ...writeLetter(letter, about.env),
    attachments: [
      calendarEntry(about, candidate, slotAt, { to: 'candidate', at, cancelled: true }),
    ],
    holds: calledOff(candidate),
  };
}
