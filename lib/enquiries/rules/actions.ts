/** States, contacts, keys, undoing and words derive from the rows. */
import { own } from '#lib/platform/values/text';

export const enquiryStates = ['new', 'no-answer', 'talking', 'done'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

export const outcomes = [
  'enrolled',
  'placed',
  'answered',
  'not interested',
  'unreachable',
  'duplicate',
  'spam',
] as const;
export type Outcome = (typeof outcomes)[number];

export const isOutcome = (value: unknown): value is Outcome => outcomes.includes(value as Outcome);

interface HistoryDetail {
  /** First name of who did it. */
  readonly who: string;
  /** " Next today at 4:00 PM.", or nothing. */
  readonly next: string;
  /** Name of the member it was handed to. */
  readonly to: string;
  /** They handed it to themselves. */
  readonly isOwn: boolean;
  /** "answered", for one that was closed. */
  readonly outcome: string;
  readonly other?: string;
  /** "₹20,060 in two parts", of a payment. */
  readonly sum?: string;
  /** "the name, which was Mena", of a correction. */
  readonly former?: string;
  /** "Overdue part", of a task. */
  readonly task?: string;
  readonly until?: string;
}

interface DeskAction {
  readonly from?: readonly EnquiryState[];
  /** Absent: it stays as it is. */
  readonly to?: Partial<Record<EnquiryState, EnquiryState>>;
  /** The person heard of us: this is a contact, and keeps the promise. */
  readonly reaches?: 'spoken' | 'written';
  /** They were tried; whoever tries first has the enquiry from then on, and may agree a next call. */
  readonly tries?: true;
  /** Nothing has left the site by it, and its change can be undone: no mail but to colleagues, no erasure. */
  readonly reversible?: true;
  /** The key that begins it on a page of the desk: it opens the form of the action, or clicks its button. */
  readonly key?: { readonly letter: string; readonly does: string; readonly clicks?: true };
  /** To the member, once it is done. */
  readonly said: string;
  /** In the history on the desk: what stands out, and the rest of the sentence. */
  readonly history: (detail: HistoryDetail) => readonly [headline: string, rest: string];
  /** On the visitor's page; absent where it is no business of theirs. */
  readonly toVisitor?: (who: string, sum: string) => string;
}

const open = ['new', 'no-answer', 'talking'] as const;
const toTalking = { new: 'talking', 'no-answer': 'talking' } as const;

const rows = {
  'ask-payment': {
    // No contact by itself: a call that was promised is still to come.
    to: { ...toTalking, done: 'talking' },
    key: { letter: 'p', does: 'ask for payment' },
    said: 'Asked: the link is on its way to them.',
    history: ({ who, sum = '' }) => [`${who} asked for ${sum}`, ''],
    toVisitor: (_, sum) => `We asked for payment: ${sum}.`,
  },
  'paid-elsewhere': {
    said: 'Saved: the tax invoice is on its way to them.',
    history: ({ who, sum = '' }) => [`${who} entered a payment`, `: ${sum}.`],
  },
  'cancel-payment': {
    said: 'Cancelled: nothing more is asked for.',
    history: ({ who }) => [`${who} cancelled the pending payments`, ''],
    toVisitor: () => 'The request for payment was cancelled.',
  },
  'move-seat': {
    said: 'Moved: they get one mail with the new days.',
    history: ({ who, sum = '' }) => [`${who} moved their seat`, `: ${sum}.`],
    toVisitor: (_, sum) => `We moved your seat: ${sum}.`,
  },
  refund: {
    // A refund of everything that was paid: see lib/payments/actions/refund.ts.
    said: 'The refund is on its way.',
    history: ({ who, sum = '' }) => [`${who} refunded ${sum}`, ''],
    toVisitor: (_, sum) => `We refund ${sum}.`,
  },
  'paid-back': {
    said: 'Saved: they get a mail with your number.',
    history: ({ who, sum = '' }) => [`${who} paid money back`, `: ${sum}.`],
    toVisitor: (_, sum) => `We paid back ${sum}.`,
  },
  'buyer-details': {
    said: 'Saved: the document shows them.',
    history: ({ who, sum = '' }) => [`${who} entered the buyer’s address`, ` of ${sum}.`],
  },
  interview: {
    said: 'Saved: the result of the interview.',
    history: ({ who, sum = '' }) => [`${who} held the interview`, `: ${sum}.`],
    toVisitor: (_, sum) => `Interview by phone: ${sum}.`,
  },
  'invite-exam': {
    said: 'Invited: the link is on its way to them.',
    history: ({ who, sum = '' }) => [`${who} invited them to the practical paper`, `: ${sum}.`],
    toVisitor: (_, sum) => `We invited you to your practical paper: ${sum}.`,
  },
  'extend-exam': {
    said: 'More time given: their page shows the new end within half a minute.',
    history: ({ who, sum = '' }) => [`${who} gave more time`, `: ${sum}.`],
    toVisitor: (_, sum) => `You were given more time: ${sum}.`,
  },
  'void-exam': {
    said: 'Cancelled: it does not count, and they can read the reason.',
    history: ({ who, sum = '' }) => [`${who} cancelled a practical paper`, `: ${sum}.`],
    toVisitor: (_, sum) => `We cancelled a practical paper; it does not count: ${sum}.`,
  },
  take: {
    from: open,
    reversible: true,
    key: { letter: 't', does: 'take it', clicks: true },
    said: 'It is yours now.',
    history: ({ who }) => [`${who} took it`, ''],
    toVisitor: (who) => `${who} is handling it.`,
  },
  hand: {
    from: open,
    reversible: true,
    said: 'Handed over.',
    history: ({ who, to, isOwn }) =>
      isOwn ? [`${who} took it over`, ''] : [`${who} handed it`, ` to ${to}.`],
    toVisitor: () => 'A colleague is handling it now.',
  },
  spoke: {
    from: open,
    to: toTalking,
    reaches: 'spoken',
    tries: true,
    reversible: true,
    key: { letter: 's', does: 'note a conversation' },
    said: 'Saved: you spoke with them.',
    history: ({ who, next }) => [`${who} spoke with them.`, next],
    toVisitor: (who) => `${who} spoke with you.`,
  },
  'no-answer': {
    from: open,
    // A person who has been reached stays in conversation.
    to: { new: 'no-answer' },
    tries: true,
    reversible: true,
    key: { letter: 'n', does: 'note a call without an answer' },
    said: 'Saved: no answer, and when to try again.',
    history: ({ who, next }) => [`${who} called: no answer.`, next],
    toVisitor: (who) => `${who} called and did not reach you.`,
  },
  wrote: {
    from: open,
    to: toTalking,
    reaches: 'written',
    tries: true,
    reversible: true,
    said: 'Saved: you wrote to them.',
    history: ({ who, next }) => [`${who} wrote to them.`, next],
    toVisitor: (who) => `${who} wrote to you.`,
  },
  note: {
    said: 'The note is saved.',
    history: ({ who }) => [`${who} noted`, ''],
  },
  correct: {
    said: 'Corrected. A mail that was refused goes out again to the new address.',
    history: ({ who, former }) =>
      former ? [`${who} corrected`, ` ${former}.`] : [`${who} corrected nothing`, '.'],
  },
  merge: {
    said: 'Joined: one person, with everything of both.',
    history: ({ who, other = '' }) => [`${who} marked it as the same person`, ` as ${other}.`],
  },
  split: {
    said: 'Separated again: two people.',
    history: ({ who, other = '' }) => [`${who} separated it from ${other}`, ': two people.'],
  },
  close: {
    from: open,
    to: { new: 'done', 'no-answer': 'done', talking: 'done' },
    reversible: true,
    key: {
      letter: 'c',
      does: 'close with an outcome: its first letter chooses it, Enter closes',
    },
    said: 'Closed.',
    history: ({ who, outcome }) => [`${who} closed it`, `: ${outcome}.`],
    toVisitor: () => 'It was closed.',
  },
  reopen: {
    from: ['done'],
    // To new where the person was never reached: see `stateAfter`.
    to: { done: 'talking' },
    reversible: true,
    said: 'Opened again.',
    history: ({ who }) => [`${who} opened it again`, ''],
    toVisitor: () => 'It was opened again.',
  },
  'take-back': {
    // It leads back to where the last action came from (lib/enquiries/rules/take-back.ts).
    said: 'Undone: it is as before.',
    history: ({ who }) => [`${who} undid that`, ': it is as before.'],
  },
  'not-suspicious': {
    to: { done: 'new' },
    said: 'It is a person: the promise counts from now.',
    history: ({ who }) => [`${who} said: it is a person.`, ' The promise counts from here.'],
  },
  'mail-again': {
    said: 'The mail goes out again.',
    history: ({ who }) => [`${who} had a mail sent again`, ''],
  },
  'mail-give-up': {
    reversible: true,
    said: 'The mail is given up.',
    history: ({ who }) => [`${who} gave up a mail`, ''],
  },
  'done-task': {
    key: { letter: 'd', does: 'end the first of its tasks' },
    said: 'Done: it is off the list.',
    history: ({ who, task = 'A task' }) => [`${who} ended a task`, `: ${task}.`],
  },
  'postpone-task': {
    said: 'Postponed.',
    history: ({ who, task = 'A task', until = '' }) => [
      `${who} postponed a task`,
      `: ${task}, until ${until}.`,
    ],
  },
  'open-vacancy': {
    // Only an employer's enquiry has it (lib/desk/actions/apply-action.ts).
    said: 'The vacancy is open: enter who they need, and see who fits.',
    history: ({ who }) => [`${who} opened a vacancy`, ''],
    toVisitor: (who) => `${who} is looking for people for you.`,
  },
  erase: {
    said: 'Erased: the enquiry with its answers, files, history and mails.',
    history: ({ who }) => [`${who} erased it`, ''],
  },
} as const satisfies Record<string, DeskAction>;

export type ActionName = keyof typeof rows;
export const deskActions: Readonly<Record<ActionName, DeskAction>> = rows;
export const actions = Object.keys(rows) as readonly ActionName[];

/** The row of an entry of the history; undefined for what visitors and the site do. */
export const deskAction = (name: string): DeskAction | undefined => own(deskActions, name);

/** Those after which the person was in contact with us, or has our request for payment: retention counts from the last. */
export const contacts: readonly ActionName[] = actions.filter(
  (name) => deskActions[name].reaches !== undefined || name === 'ask-payment',
);

/** These outcomes need no call: closing meets the promise. */
const needsNoContact: readonly Outcome[] = ['duplicate', 'spam'];

interface EnquiryProgress {
  readonly state: EnquiryState;
  /** Somebody has spoken with the person or written to them. */
  readonly reached: boolean;
}

/** The state that an action leads to; `undefined` where it is not allowed now. */
export function stateAfter(
  action: ActionName,
  { state, reached }: EnquiryProgress,
): EnquiryState | undefined {
  const { from, to } = deskActions[action];
  if (from && !from.includes(state)) return undefined;
  if (action === 'reopen') return reached ? 'talking' : 'new';
  return to?.[state] ?? state;
}

/** Whether an action is the contact that was promised. */
export const keepsPromise = (action: ActionName, outcome?: Outcome): boolean =>
  deskActions[action].reaches !== undefined ||
  (action === 'close' && outcome !== undefined && needsNoContact.includes(outcome));

/** The desk's actions about money, which `lib/payments/actions` reads and does. */
export type PaymentAction = Extract<
  ActionName,
  | 'ask-payment'
  | 'paid-elsewhere'
  | 'cancel-payment'
  | 'move-seat'
  | 'refund'
  | 'paid-back'
  | 'buyer-details'
>;

/** The desk's actions about interviews and sittings, which `lib/practice/actions` reads and does. */
export type ExamAction = Extract<
  ActionName,
  'interview' | 'invite-exam' | 'extend-exam' | 'void-exam'
>;
