/** What an action of the desk makes of an enquiry: its state, whether they were in contact, whether the promise was kept. */
import { type ActionName, actions, deskActions } from '#lib/shared/enquiries/desk-actions';
import type { EnquiryState, Outcome } from '#lib/shared/enquiries/states';

/** Those after which the person was in contact with us: retention counts from the last. */
export const contacts: readonly ActionName[] = actions.filter((name) => deskActions[name].reaches);

/** Nobody is called about these: closing keeps the promise. */
const needsNoContact: readonly Outcome[] = ['duplicate', 'spam'];

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
  const { from, to } = deskActions[action];
  if (from && !from.includes(state)) return undefined;
  if (action === 'reopen') return reached ? 'talking' : 'new';
  return to?.[state] ?? state;
}

/** Whether an action is the contact that was promised. */
export const keepsPromise = (action: ActionName, outcome?: Outcome): boolean =>
  deskActions[action].reaches !== undefined ||
  (action === 'close' && outcome !== undefined && needsNoContact.includes(outcome));
