/** The tables of batches, as migration 085 made them. */
import type { Row } from '#lib/server/store/record-rows';
import type { Batch } from '#lib/shared/batches/batch';

/** What the columns of a batch hold in another way. */
export type OtherwiseKept = 'what' | 'days' | 'sessions' | 'from' | 'to' | 'mostSessions';

export interface BatchRow extends Row<Omit<Batch, OtherwiseKept>> {
  /** Joined by commas, as days and sessions are. */
  what: string;
  days: string;
  sessions: string;
  from_time: string;
  to_time: string;
  begins_at: number;
  closes_at: number;
  ends_at: number;
  told_free: number;
  most_sessions: number | null;
  changed_by: string;
}

/** Held until `held_until`, or taken from `taken_at` on; one a person and batch. */
export interface BatchSeatRow {
  batch: string;
  /** The submission. */
  enquiry: string;
  /** The number of its request for payment. */
  request: string;
  held_until: number;
  taken_at: number | null;
  /** 1: passed, 0: not; null: nobody said. */
  passed: number | null;
}

export interface BatchAttendanceRow {
  batch: string;
  enquiry: string;
  day: string;
  present: number;
}

/** Who asked for a seat by a form; `waits`: it was full then, and the place in the order stays. */
export interface BatchWishRow {
  batch: string;
  enquiry: string;
  at: number;
  waits: number;
}
