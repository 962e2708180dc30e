/** The calendar entry that goes with a confirmation. */
import { writeSession } from '#lib/calendar/feed';
import type { Session } from '#lib/calendar/sessions';
import type { OutgoingMail } from '#lib/store/store';

type Attachment = NonNullable<OutgoingMail['attachments']>[number];

export const attachCalendarEntry = (session: Session, origin: string): Attachment => ({
  filename: 'webinar.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: writeSession(session, origin),
});
