/** The calendar entry that goes with a confirmation. */
import { type Entry, writeCalendar } from '#lib/calendar/generator';
import type { OutgoingMail } from '#lib/store/store';

type Attachment = NonNullable<OutgoingMail['attachments']>[number];

export const attachEntry = (entry: Entry): Attachment => ({
  filename: 'webinar.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: writeCalendar(entry.title, [entry]),
});
