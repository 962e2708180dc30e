/** A task of the desk: what a member of staff has to do, since when and by when. Times are epoch milliseconds. */
import type { Row } from '#lib/platform/db/statements';
import type { TaskKind } from '#lib/tasks/rules';

export interface NewTask {
  readonly kind: TaskKind;
  /** Names the cause, such as `P-1234/2` or `batch:ID/enquiry`: while it is open there is one task of a kind for it. */
  readonly subject: string;
  /** The enquiry on whose page the action holds; absent where the store knows none. */
  readonly enquiryId?: string;
  readonly since: number;
  /** By when; of a task that is due on a day any instant of that day in India. */
  readonly dueAt: number;
  /** Due on a day rather than at an hour. */
  readonly wholeDay: boolean;
  /** The address of a member; absent: whoever has the enquiry. */
  readonly owner?: string;
  /** The words of the task need these, such as `payment`, `amount` (rupees), `batch`, `text`. */
  readonly detail: Readonly<Record<string, string>>;
}

export interface Task extends NewTask {
  /** A UUID. */
  readonly id: string;
  readonly notifiedAt?: number;
  readonly endedAt?: number;
  /** A member's address, `visitor` or `site`. */
  readonly endedBy?: string;
  /** The action that ended it, such as `done-task`, `refund` or `paid`. */
  readonly endedHow?: string;
  readonly note?: string;
}

/** How a task ends. */
export interface TaskEnd {
  readonly at: number;
  readonly by: string;
  readonly how: string;
  readonly note?: string;
}

declare module '#lib/platform/db/tables' {
  interface Tables {
    tasks: Row<Task>;
  }
}
