/** Source: fourth.md, section 2. Calls are tasks too; the enquiries themselves hold them. */
import { endOfDay, instantInIndia, isoDayInIndia, isoInIndia } from '#lib/platform/values/india';
import { plural } from '#lib/platform/values/words';

/** Each family has its colour in the list. */
export type TaskFamily = 'call' | 'money' | 'people' | 'care';

interface Kind {
  /** On the desk and in the mail of nine o'clock. */
  readonly title: string;
  /** The plural, which follows a number. */
  readonly titles: string;
  /** The button or page that ends it, in the words of the desk. */
  readonly action: string;
  /** The verb on the button of its row. */
  readonly verb: string;
  readonly family: TaskFamily;
  /** Money or a seat would be forgotten: the action ends it, and nothing else. */
  readonly endsByActionOnly?: true;
}

export const taskKinds = {
  'overdue-part': {
    title: 'Overdue part',
    titles: 'overdue parts',
    action: 'Enter the payment, or cancel the request',
    verb: 'Open',
    family: 'money',
  },
  'expired-request': {
    title: 'Expired request',
    titles: 'expired requests',
    action: 'Ask for the payment again',
    verb: 'Ask',
    family: 'money',
  },
  'batch-cancelled': {
    title: 'Cancelled batch',
    titles: 'cancelled batches',
    action: 'Move the seat, or refund the payment',
    verb: 'Decide',
    family: 'care',
    endsByActionOnly: true,
  },
  transfer: {
    title: 'Money to transfer',
    titles: 'transfers',
    action: 'Enter the transfer under “Paid back”',
    verb: 'Enter',
    family: 'money',
    endsByActionOnly: true,
  },
  'to-go-back': {
    title: 'Money to refund',
    titles: 'payments to refund',
    action: 'Refund the payment',
    verb: 'Refund',
    family: 'money',
    endsByActionOnly: true,
  },
  dispute: {
    title: 'Dispute',
    titles: 'disputes',
    action: 'Answer it at the payment provider',
    verb: 'Open',
    family: 'money',
  },
  'seat-free': {
    title: 'Free seat',
    titles: 'free seats',
    action: 'Ask the first person waiting, or pass the seat on',
    verb: 'Ask',
    family: 'call',
  },
  share: {
    title: 'Shortlist to share',
    titles: 'shortlists to share',
    action: 'Share the shortlist',
    verb: 'Share',
    family: 'people',
  },
  question: {
    title: 'Question',
    titles: 'questions',
    action: 'Answer the question',
    verb: 'Answer',
    family: 'people',
  },
  outcome: {
    title: 'Interview without an outcome',
    titles: 'interviews without an outcome',
    action: 'Enter whether the interview took place',
    verb: 'Enter',
    family: 'people',
  },
  'follow-up': {
    title: 'Follow-up',
    titles: 'follow-ups',
    action: 'Call, and note how it goes',
    verb: 'Call',
    family: 'people',
  },
  certificate: {
    title: 'Certificate',
    titles: 'certificates',
    action: 'Issue the certificate',
    verb: 'Issue',
    family: 'call',
  },
  'exam-fault': {
    title: 'Paper not marked',
    titles: 'papers not marked',
    action: 'Mark it again, or void the sitting',
    verb: 'Open',
    family: 'care',
  },
  'unknown-money': {
    title: 'Unknown payment',
    titles: 'unknown payments',
    action: 'Refund the payment, or enter whose it is',
    verb: 'Open',
    family: 'money',
    endsByActionOnly: true,
  },
  'buyer-details': {
    title: 'Buyer’s address',
    titles: 'buyers’ addresses',
    action: 'Enter the address and the State',
    verb: 'Enter',
    family: 'money',
  },
  virus: {
    title: 'Virus found',
    titles: 'viruses found',
    action: 'Confirm that you have read this',
    verb: 'Read',
    family: 'care',
  },
} as const satisfies Record<string, Kind>;

export type TaskKind = keyof typeof taskKinds;

export const allTaskKinds = Object.keys(taskKinds) as readonly TaskKind[];

export const isTaskKind = (text: string): text is TaskKind => Object.hasOwn(taskKinds, text);

/** The kind under which the list has the calls. */
export const call = 'call' as const;

export const callKind = {
  title: 'Call',
  titles: 'calls',
  action: 'Write down the conversation or the try, or close the enquiry',
} as const;

/** The words of the refusal where `done-task` would forget money, a seat or a person; `undefined` where it may end the task. */
export function refusalOfDone(kind: TaskKind | typeof call): string | undefined {
  const { action, endsByActionOnly }: Pick<Kind, 'action' | 'endsByActionOnly'> =
    kind === call ? { ...callKind, endsByActionOnly: true } : taskKinds[kind];
  return endsByActionOnly && `This task ends by its action: ${action}.`;
}

/** "2 overdue parts, 1 certificate", in the order of the table above. */
export const countsInWords = (counts: Readonly<Partial<Record<TaskKind, number>>>): string =>
  allTaskKinds
    .filter((kind) => counts[kind])
    .map((kind) => {
      const { title, titles } = taskKinds[kind];
      return plural(counts[kind] ?? 0, title.toLowerCase(), titles);
    })
    .join(', ');

interface When {
  /** Epoch milliseconds. */
  readonly dueAt: number;
  readonly wholeDay: boolean;
}

/** An ISO 8601 day, or an instant with its offset. */
export const dueIso = ({ dueAt, wholeDay }: When): string =>
  wholeDay ? isoDayInIndia(dueAt) : isoInIndia(dueAt);

/** The last instant in time: of a day its end. */
export const lastInTime = ({ dueAt, wholeDay }: When): number =>
  wholeDay ? endOfDay(dueAt) - 1 : dueAt;

/** An instant of the day to which a task is postponed; undefined where that day is over. */
export function dayOfTask(isoDay: string, now: number): number | undefined {
  return isoDay < isoDayInIndia(now) ? undefined : instantInIndia(isoDay, '12:00');
}
