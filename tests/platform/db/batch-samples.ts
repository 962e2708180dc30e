import { type Batch, type BatchPlan, sessionDays, subjectOf } from '#lib/batches/rules';

/** GST fundamentals from Mon 4 Jan 2027, evenings: 14 sessions, the last of half an hour. */
const plan: BatchPlan = {
  what: ['module-5'],
  starts: '2027-01-04',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  from: '19:00',
  to: '20:30',
  mode: 'Online',
  language: 'Tamil',
  seats: 12,
};

export function batchOf(changes: Partial<Batch> = {}): Batch {
  const asked = { ...plan, ...changes };
  const hours = subjectOf(asked.what)?.hours ?? 0;
  const { sessions } = sessionDays(asked, hours);
  return {
    id: 'k7m3qz',
    sessions,
    mostSessions: sessions.length,
    hours,
    sample: false,
    joinNumber: 0,
    moves: 0,
    sequence: 0,
    version: 1,
    changedAt: 0,
    ...asked,
  };
}
