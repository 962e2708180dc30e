import { act } from '#lib/server/desk/actions';
import type { Visit } from '#lib/server/desk/sign-in/http/access';

/** As many colleagues may press at the same moment. */
const mostTries = 5;

/** A second press within it is that of a double click, or of one who saw no answer yet. */
const samePressMs = 10_000;

/**
 * The one that falls due first among those that nobody has; who was slower gets the next. `shown`: the reference
 * that the page of the press shows as next, so that a press that comes twice takes one.
 */
export async function assignNext(
  visit: Visit,
  shown?: string,
): Promise<{ reference: string } | undefined> {
  const { site, member } = visit;
  const by = { address: member.email, name: member.name };
  if (shown && (await hasJustTaken(visit, shown))) return { reference: shown };
  const { rows } = await site.store.listEnquiries({ list: 'open', who: 'nobody' }, 1, mostTries);
  // What the member saw comes first: a second press would otherwise find it free.
  const wanted = rows.toSorted(
    (a, b) => Number(b.reference === shown) - Number(a.reference === shown),
  );
  for (const { reference, version } of wanted) {
    const done = await act(site, by, reference, version, { name: 'take' });
    if ('done' in done) return { reference };
    if (reference === shown && (await hasJustTaken(visit, shown))) return { reference };
  }
  return undefined;
}

async function hasJustTaken({ site, member }: Visit, reference: string): Promise<boolean> {
  const enquiry = await site.store.findEnquiry(reference);
  if (enquiry?.member !== member.email) return false;
  const last = (await site.store.listEvents(enquiry.id)).findLast(({ by }) => by.kind === 'member');
  return last?.action === 'take' && site.now() - last.at < samePressMs;
}
