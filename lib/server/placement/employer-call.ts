/** A member spoke with the employer: kept on their enquiry as from its own page, without leaving the vacancy. */
import { readAction } from '#lib/server/enquiries/actions/posted';
import { writeOf } from '#lib/server/enquiries/actions/write';
import { type AtDesk, type Done, keep } from '#lib/server/placement/member-action';
import { conflict } from '#lib/server/placement/placement-action';
import { stateAfter } from '#lib/shared/enquiries/rules/actions';

const closed = conflict('The enquiry of this employer is closed: open it again on its page first.');

export async function spokeWithEmployer(act: AtDesk): Promise<Done> {
  const { site, vacancy, fields, at, by, version } = act;
  const { reference } = vacancy.employer;
  const read = readAction({ ...fields, version }, { members: [], reference, now: at });
  if ('error' in read) return read;
  const enquiry = await site.store.findEnquiry(reference);
  const state =
    enquiry &&
    stateAfter('spoke', { state: enquiry.state, reached: enquiry.reachedAt !== undefined });
  if (!enquiry || !state || by.kind !== 'member') return closed;
  const write = await writeOf(site, by, enquiry, state, read.ok.action, undefined);
  return keep(act, { enquiries: [write] });
}
