/** Batches, seats and who waits, as stored. Times are epoch milliseconds. */
import type { Batch } from '#lib/batches/rules';
import type { Row } from '#lib/platform/db/statements';

export type OtherwiseInBatches = 'what' | 'days' | 'sessions' | 'from' | 'to' | 'mostSessions';

export interface BatchRow extends Row<Omit<Batch, OtherwiseInBatches>> {
  what: string;
  days: string;
  sessions: string;
  from_time: string;
  to_time: string;
  begins_at: number;
  closes_at: number;
  ends_at: number;
  told_free: number;
  /** As `told_free`, of the seats that were taken. */
  told_taken: number;
  /** As `told_free` and `told_taken`, at the last event for other systems; null: as they are. */
  said_free: number | null;
  said_taken: number | null;
  /** When a seat came free the last time: who passed before that is asked again. */
  freed_at: number | null;
  most_sessions: number | null;
  changed_by: string;
}

/** Held until `held_until`, or taken from `taken_at` on; one a person and batch. */
interface BatchSeatRow {
  batch: string;
  /** The submission. */
  enquiry: string;
  /** The number of its request for payment. */
  request: string;
  held_until: number;
  taken_at: number | null;
  /** When it was first held; null for one of an earlier release whose request is gone. */
  held_at: number | null;
  /** When it was moved here from another batch: link and address came with that mail. */
  moved_at: number | null;
  /** 1: passed, 0: not; null: nobody said. */
  passed: number | null;
}

interface BatchAttendanceRow {
  batch: string;
  enquiry: string;
  day: string;
  present: number;
}

/** Requests for a seat by a form; `waits`: the batch was full then, and the place in the order stays. */
interface BatchPreferenceRow {
  batch: string;
  enquiry: string;
  at: number;
  waits: number;
}

declare module '#lib/platform/db/tables' {
  interface Tables {
    batches: BatchRow;
    batch_seats: BatchSeatRow;
    batch_attendance: BatchAttendanceRow;
    batch_wishes: BatchPreferenceRow;
  }
}
