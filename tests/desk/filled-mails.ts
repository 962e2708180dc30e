/** Every mail that a desk has written in a test is read to the end: no placeholder is left, and no value is missing. */
import type { Place } from '#tests/platform/db/engines';
import { onTables } from '#tests/platform/db/engines';

/** Links of private pages are completed at the moment of sending. */
const completed = ['enquiry-token', 'shortlist-token', 'exam-token'];
const unfilled = new RegExp(
  String.raw`\{(?!(?:${completed.join('|')})\})[A-Za-z-]+\}|\u{E000}|\bundefined\b|\bNaN\b|\[object `,
  'u',
);

/** Throws with the subject and what is around the gap. */
export async function checkMails(place: Pick<Place, 'dataDir'>): Promise<void> {
  const rows = await onTables(place, (db) =>
    db.selectFrom('outbox').select(['message_id', 'mail']).execute(),
  );
  for (const { message_id: id, mail } of rows) {
    const { subject, text } = JSON.parse(mail) as { subject: string; text: string };
    for (const each of [subject, text]) {
      const found = unfilled.exec(each);
      if (!found) continue;
      const around = each.slice(Math.max(0, found.index - 60), found.index + 60);
      throw new Error(`“${subject}” (${id}) has a placeholder that nobody filled in: ${around}`);
    }
  }
}
