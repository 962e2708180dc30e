/** What a list can be sifted by, with how many there are of each. */
import { kindInWords, stateInWords } from '#lib/server/desk/list/words';
import type { Visit } from '#lib/server/desk/sign-in/access';
import type { ListQuery } from '#lib/server/enquiries/rules';
import { firstName } from '#lib/server/settings/desk-members';
import type { DeskCounts } from '#lib/server/store/enquiries/schema';
import { enquiryStates } from '#lib/shared/enquiries/rules/actions';
import { enquiryKinds } from '#lib/shared/forms/registry';

export function choicesOf(
  query: ListQuery,
  { kinds, states, members, open }: DeskCounts,
  visit: Visit,
) {
  const named = (label: string, count = 0) => `${label} (${count})`;
  const others = visit.members.filter(({ email }) => email !== visit.member.email);
  return {
    kinds: [
      { value: '', label: 'All kinds', chosen: query.kind === '' },
      ...enquiryKinds
        .filter((kind) => kinds[kind] || query.kind === kind)
        .map((kind) => ({
          value: kind,
          label: named(kindInWords(kind), kinds[kind]),
          chosen: query.kind === kind,
        })),
    ],
    states: [
      { value: '', label: 'All states', chosen: query.state === '' },
      ...enquiryStates
        .filter((state) => state !== 'done')
        .map((state) => ({
          value: state,
          label: named(stateInWords(state), states[state]),
          chosen: query.state === state,
        })),
    ],
    who: [
      { value: 'all', label: 'All', count: open },
      { value: 'mine', label: 'Mine', count: members[visit.member.email] ?? 0 },
      { value: 'nobody', label: 'Nobody', count: members.nobody ?? 0 },
      ...others
        .filter(({ email }) => members[email] || email === query.who)
        .map(({ email, name, awayUntil }) => ({
          value: email,
          label: `${firstName(name)}${awayUntil ? ', away' : ''}`,
          count: members[email] ?? 0,
        })),
    ].map((each) => ({ ...each, chosen: query.who === each.value })),
  };
}
