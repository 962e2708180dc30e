/** The calendar entry that goes with a confirmation. */
import type { PageLanguage } from '#data/job-hunt/words';
import { writeSession } from '#lib/server/calendar/feed';
import { inLanguage } from '#lib/server/calendar/local-entry';
import type { OutgoingMail } from '#lib/server/store/store';
import type { Session } from '#lib/shared/calendar/sessions';

type Attachment = NonNullable<OutgoingMail['attachments']>[number];

/** `language`: of the page that the registrant saw. */
export const attachCalendarEntry = (
  session: Session,
  origin: string,
  language?: PageLanguage,
): Attachment => ({
  filename: 'webinar.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: writeSession(inLanguage(session, language), origin),
});
