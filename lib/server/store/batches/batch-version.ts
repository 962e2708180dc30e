/** How a change of a batch is asked for: over the version that was seen, by somebody, at an instant. */

export interface BatchAuthor {
  /** The address of the member. */
  readonly member: string;
  readonly at: number;
}

export interface BatchWrite<T> {
  readonly id: string;
  /** The one that was seen. */
  readonly version: number;
  readonly change: T;
  readonly by: BatchAuthor;
}

/** `stale`: another version stands; `seats`: fewer than are held and taken; `cancelled`: it was already. */
export type BatchProblem = 'unknown' | 'stale' | 'seats' | 'cancelled';
