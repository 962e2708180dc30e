/** A batch: a fixed row of days on which a group is taught. contract: Batches. */
import { dayMs, dayParts, instantInIndia } from '#lib/shared/india';

export const batchModes = [
  'Online',
  'Chennai',
  'Hyderabad',
  'Online and Chennai',
  'Online and Hyderabad',
] as const;
export type BatchMode = (typeof batchModes)[number];

export const batchLanguages = ['English', 'Tamil', 'Telugu'] as const;
type BatchLanguage = (typeof batchLanguages)[number];

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];

export const mostSeats = 200;

/** What staff say of it; clocks are of India, 24 hours. */
export interface BatchPlan {
  /** `module-5`, several, or `bootcamp-B05FO03` alone. */
  readonly what: readonly string[];
  /** ISO date; the first session is on it or on the first of its days after it. */
  readonly starts: string;
  readonly days: readonly Weekday[];
  readonly from: string;
  readonly to: string;
  readonly mode: BatchMode;
  readonly language: BatchLanguage;
  readonly seats: number;
  /** ISO date up to and with which one may still join, where that is after the first session. */
  readonly joinBy?: string;
  readonly trainer?: string;
  readonly note?: string;
}

export interface Batch extends BatchPlan {
  /** Never changes: it is in addresses and in the UIDs of calendar entries. */
  readonly id: string;
  /** ISO dates, as computed when the plan was kept: a holiday that is added later moves nothing that was published. */
  readonly sessions: readonly string[];
  /** Of the catalogue, as they were then. */
  readonly hours: number;
  /** A marked sample of a trial. */
  readonly sample: boolean;
  /** Where one meets, for who has a seat alone. */
  readonly link?: string;
  readonly place?: string;
  /** How often link or place was entered, and when last (epoch milliseconds). */
  readonly joinNumber: number;
  readonly joinAt?: number;
  /** How often days or hours were changed, and when last. */
  readonly moves: number;
  readonly movedAt?: number;
  /** How many sessions it ever had: calendars hold an entry for each. */
  readonly mostSessions: number;
  /** Of its calendar entries. */
  readonly sequence: number;
  readonly cancelledAt?: number;
  readonly cancelReason?: string;
  readonly version: number;
  readonly changedAt: number;
}

/** How many seats are in hands at a moment, and how many people wait. */
interface SeatCounts {
  readonly held: number;
  readonly taken: number;
  readonly waiting: number;
}

/** With how many seats were free when that was noted last: more than then is news for who waits. */
export type CountedBatch = Batch & SeatCounts & { readonly toldFree: number };

export const seatsLeft = ({ seats, held, taken }: Pick<CountedBatch, 'seats' | 'held' | 'taken'>) =>
  Math.max(0, seats - held - taken);

export type BatchState = 'open' | 'full' | 'running' | 'finished' | 'cancelled';

type Timed = Pick<Batch, 'sessions' | 'from' | 'to' | 'hours'>;

const minute = 60_000;

export const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Epoch milliseconds of a session: the last one is shorter where the hours do not divide. */
export function sessionTimes({ sessions, from, to, hours }: Timed, at: number) {
  const length = minutesOf(to) - minutesOf(from);
  const left = hours * 60 - length * (sessions.length - 1);
  const start = instantInIndia(sessions[at] ?? '', from);
  const lasts = at === sessions.length - 1 && left > 0 ? Math.min(length, left) : length;
  return { start, end: start + lasts * minute };
}

export const beginsAt = (batch: Timed): number => sessionTimes(batch, 0).start;
export const endsAt = (batch: Timed): number => sessionTimes(batch, batch.sessions.length - 1).end;

/** Until then a seat is given: the first session, or the end of `joinBy` where that is later. */
export const closesAt = (batch: Timed & Pick<Batch, 'joinBy'>): number =>
  Math.max(beginsAt(batch), batch.joinBy ? instantInIndia(batch.joinBy) + dayMs : 0);

/** Whether somebody may still be given a seat, while there is one. */
export const isJoinable = (
  batch: Timed & Pick<Batch, 'joinBy' | 'cancelledAt'>,
  now: number,
): boolean => batch.cancelledAt === undefined && now < closesAt(batch);

export function stateOf(batch: CountedBatch, now: number): BatchState {
  if (batch.cancelledAt !== undefined) return 'cancelled';
  if (now >= endsAt(batch)) return 'finished';
  if (now >= beginsAt(batch)) return 'running';
  return seatsLeft(batch) > 0 ? 'open' : 'full';
}

/** The weekday of an ISO date. */
export const weekdayOn = (isoDay: string) => dayParts(instantInIndia(isoDay)).weekday as Weekday;
