/** What the list offers for ticked rows, and what was just done with many. */
import { doneIn, mostAtOnce } from '#lib/server/desk/list/many-done';
import { outcomeInWords } from '#lib/server/desk/list/words';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { readUnsentForm } from '#lib/server/desk/sign-in/unsent-form';
import { awayInWords } from '#lib/server/desk/team/team';
import { outcomes } from '#lib/shared/enquiries/rules/actions';

export async function manyView(visit: Visit) {
  const { url, members, member } = visit;
  const done = doneIn(url);
  const unsent = await readUnsentForm(visit.request, url.pathname, visit.site);
  return {
    most: mostAtOnce,
    members: members.map((each) => ({
      value: each.email,
      label: [
        each.email === member.email ? `${each.name} (you)` : each.name,
        awayInWords(each, visit.now),
      ]
        .filter(Boolean)
        .join(', '),
    })),
    outcomes: outcomes.map((value) => ({ value, label: outcomeInWords(value) })),
    // What a session's end caught: the rows as their ticks name them, and what was chosen for them.
    ticked: [unsent?.fields.enquiry ?? []].flat(),
    typed: unsent?.typed ?? {},
    ...(done && { done }),
  };
}
