/** What each task of the desk is called, and how it ends (source: fourth.md, section 2). Calls are tasks too; the enquiries themselves hold them. */

interface Kind {
  /** On the desk and in the mail of nine o'clock. */
  readonly title: string;
  /** The button or page that ends it, in the words of the desk. */
  readonly action: string;
  /** Money or a seat would be forgotten: the action ends it, and nothing else. */
  readonly endsByActionOnly?: true;
}

export const taskKinds = {
  'overdue-part': { title: 'Overdue part', action: 'Enter the payment, or cancel the request' },
  'expired-request': { title: 'Expired request', action: 'Ask for the payment again' },
  'batch-cancelled': {
    title: 'Cancelled batch',
    action: 'Move the seat, or refund the payment',
    endsByActionOnly: true,
  },
  transfer: {
    title: 'Money to transfer',
    action: 'Enter the transfer under “Paid back”',
    endsByActionOnly: true,
  },
  'to-go-back': {
    title: 'Money to go back',
    action: 'Refund the payment',
    endsByActionOnly: true,
  },
  dispute: { title: 'Dispute', action: 'Answer it at the payment provider' },
  'seat-free': { title: 'Free seat', action: 'Ask the first who waits, or pass the seat on' },
  share: { title: 'Shortlist to share', action: 'Share the shortlist' },
  question: { title: 'Question', action: 'Answer the question' },
  outcome: {
    title: 'Interview without an outcome',
    action: 'Enter whether the interview took place',
  },
  'follow-up': { title: 'Follow-up', action: 'Call, and note how it goes' },
  certificate: { title: 'Certificate', action: 'Issue the certificate' },
  'exam-fault': { title: 'Paper not marked', action: 'Mark it again, or void the sitting' },
  'unknown-money': {
    title: 'Unknown payment',
    action: 'Refund the payment, or enter whose it is',
    endsByActionOnly: true,
  },
  'buyer-details': { title: 'Buyer’s address', action: 'Enter the address and the State' },
  virus: { title: 'Virus found', action: 'Confirm that you have read this' },
} as const satisfies Record<string, Kind>;

export type TaskKind = keyof typeof taskKinds;

export const isTaskKind = (text: string): text is TaskKind => Object.hasOwn(taskKinds, text);

/** The words of the refusal where `done-task` would forget money or a seat; `undefined` where it may end the task. */
export function refusalOfDone(kind: TaskKind): string | undefined {
  const { action, endsByActionOnly }: Kind = taskKinds[kind];
  return endsByActionOnly && `This task ends by its action: ${action}.`;
}
