/** Which columns of an enquiry a change sets. */
import { sql, type UpdateObject } from 'kysely';
import type { EnquiryChange } from '#lib/server/store/enquiries/enquiries';
import { never } from '#lib/server/store/enquiries/enquiry-rows';
import type { Tables } from '#lib/server/store/migrations/schema';

/** An update without any change would be none: the id stays as it is. */
export function columnsOf(change: EnquiryChange): UpdateObject<Tables, 'enquiries'> {
  const { state, member, dueAt, again, tries, reachedAt, keptAt, outcome, doneAt } = change;
  const { wish, touchedAt, promisedBy, suspicion, handedBy } = change;
  return {
    id: sql.ref('id'),
    ...(state !== undefined && { state }),
    ...(member !== undefined && { member }),
    ...(dueAt !== undefined && { due_at: dueAt ?? never }),
    ...(again !== undefined && { again_at: again }),
    ...(tries !== undefined && { tries }),
    ...(reachedAt !== undefined && { reached_at: reachedAt }),
    ...(keptAt !== undefined && { kept_at: keptAt }),
    ...(outcome !== undefined && { outcome }),
    ...(doneAt !== undefined && { done_at: doneAt }),
    ...(wish !== undefined && { wish_time: wish.time, wish_language: wish.language }),
    ...(touchedAt !== undefined && { touched_at: touchedAt }),
    ...(handedBy !== undefined && { handed_by: handedBy }),
    ...(promisedBy !== undefined && { promised_by: promisedBy }),
    ...(suspicion === null && { suspicious: 0 }),
  };
}
