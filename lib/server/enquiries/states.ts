/** The states of an enquiry and the moves between them: one table that everybody asks. */

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

/** Nobody is called about these: closing keeps the promise. */
const needsNoContact: readonly Outcome[] = ['duplicate', 'spam'];

/** What a member of the desk can do. */
export const actions = [
  'take',
  'hand',
  'spoke',
  'no-answer',
  'wrote',
  'note',
  'close',
  'reopen',
  'take-back',
  'not-suspicious',
  'mail-again',
  'mail-give-up',
  'erase',
] as const;
export type ActionName = (typeof actions)[number];

interface Move {
  readonly from: readonly EnquiryState[];
  /** Absent: it stays as it is. */
  readonly to?: Partial<Record<EnquiryState, EnquiryState>>;
  /** The person heard of us: this keeps the promise. */
  readonly reaches?: true;
}

const open: readonly EnquiryState[] = ['new', 'no-answer', 'talking'];
const toTalking = { new: 'talking', 'no-answer': 'talking' } as const;

const moves: Readonly<Record<ActionName, Move>> = {
  take: { from: open },
  hand: { from: open },
  spoke: { from: open, to: toTalking, reaches: true },
  // Who has been reached stays in conversation.
  'no-answer': { from: open, to: { new: 'no-answer' } },
  wrote: { from: open, to: toTalking, reaches: true },
  note: { from: enquiryStates },
  close: { from: open, to: { new: 'done', 'no-answer': 'done', talking: 'done' } },
  // To new where the person was never reached: see stateAfter.
  reopen: { from: ['done'], to: { done: 'talking' } },
  // To where the last action came from: see lib/server/enquiries/take-back.ts.
  'take-back': { from: enquiryStates },
  'not-suspicious': { from: enquiryStates, to: { done: 'new' } },
  'mail-again': { from: enquiryStates },
  'mail-give-up': { from: enquiryStates },
  erase: { from: enquiryStates },
};

export interface EnquiryProgress {
  readonly state: EnquiryState;
  /** Somebody has spoken with the person or written to them. */
  readonly reached: boolean;
}

/** The state that an action leads to; `undefined` where it is not allowed now. */
export function stateAfter(
  action: ActionName,
  { state, reached }: EnquiryProgress,
): EnquiryState | undefined {
  const { from, to } = moves[action];
  if (!from.includes(state)) return undefined;
  if (action === 'reopen') return reached ? 'talking' : 'new';
  return to?.[state] ?? state;
}

/** Whether an action is the contact that was promised. */
export const keepsPromise = (action: ActionName, outcome?: Outcome): boolean =>
  moves[action].reaches === true ||
  (action === 'close' && outcome !== undefined && needsNoContact.includes(outcome));

export const isOutcome = (value: unknown): value is Outcome => outcomes.includes(value as Outcome);
