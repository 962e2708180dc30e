import { randomUUID } from 'node:crypto';
import type { Answer, Submission } from '#lib/server/store/store';

type Note = Pick<Submission, 'kind' | 'receivedAt' | 'name' | 'transcript' | 'idempotencyKey'>;

/** What the site itself tells staff: it came from nobody. */
export const ownNote = (note: Note): Submission => ({
  id: randomUUID(),
  email: '',
  phone: '',
  ...note,
});

export const answersOf = (rows: readonly (readonly [label: string, value: string])[]): Answer[] =>
  rows.map(([label, value]) => ({ name: label, label, value }));
