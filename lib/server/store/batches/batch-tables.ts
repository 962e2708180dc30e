/** The tables of batches, as migration 085 made them. */
export interface BatchRow {
  id: string;
  /** Joined by commas. */
  what: string;
  starts: string;
  days: string;
  from_time: string;
  to_time: string;
  mode: string;
  language: string;
  seats: number;
  join_by: string | null;
  trainer: string | null;
  note: string | null;
  sample: number;
  sessions: string;
  hours: number;
  begins_at: number;
  closes_at: number;
  ends_at: number;
  link: string | null;
  place: string | null;
  join_number: number;
  join_at: number | null;
  moves: number;
  moved_at: number | null;
  sequence: number;
  cancelled_at: number | null;
  cancel_reason: string | null;
  told_free: number;
  most_sessions: number | null;
  version: number;
  changed_at: number;
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
