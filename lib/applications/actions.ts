import { randomUUID } from 'node:crypto';
import { heldFileTaken } from '#lib/enquiries/rules/take-back';
import type { StaffRequest } from '#lib/staff/http/access';

/** Writes into the history that this member took a held original, and why it was held. Rejects where the store does. */
export async function noteTaken(
  { context: { store }, member, now }: Pick<StaffRequest, 'context' | 'member' | 'now'>,
  id: string,
  held: string,
): Promise<void> {
  await store.noteHeldFileTaken(id, {
    id: randomUUID(),
    at: now,
    by: { kind: 'member', address: member.email, name: member.name },
    action: heldFileTaken,
    detail: { held },
  });
}
