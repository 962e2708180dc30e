/** Which columns of an enquiry a change sets. */
import { sql, type UpdateObject } from 'kysely';
import type { EnquiryChange } from '#lib/server/store/enquiries/enquiries';
import { never } from '#lib/server/store/enquiries/enquiry-rows';
import type { Tables } from '#lib/server/store/migrations/schema';
import { rowOf } from '#lib/server/store/record-rows';

/** An update without any change would be none: the id stays as it is. */
export function columnsOf(change: EnquiryChange): UpdateObject<Tables, 'enquiries'> {
  const { dueAt, again, wish, suspicion, name, phone, email, ...own } = change;
  return {
    id: sql.ref('id'),
    ...rowOf(own),
    ...(dueAt !== undefined && { due_at: dueAt ?? never }),
    ...(again !== undefined && { again_at: again }),
    ...(wish !== undefined && { wish_time: wish.time, wish_language: wish.language }),
    ...(suspicion === null && { suspicious: 0 }),
  };
}
