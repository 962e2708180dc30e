/** What the list offers for ticked rows, and what was just done with many. */
import type { ListView } from '#lib/server/desk/list/list-types';
import { outcomeInWords } from '#lib/server/desk/list/words';
import { mostAtOnce } from '#lib/server/desk/many/many';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { outcomes } from '#lib/shared/enquiries/states';
import { own } from '#lib/shared/own';
import { plural } from '#lib/shared/words';

const deeds: Readonly<Record<string, string>> = {
  take: 'taken',
  hand: 'handed over',
  close: 'closed',
  'take-back': 'as before',
};

export function manyView({ url, members, member }: Visit): ListView['many'] {
  const done = doneIn(url);
  return {
    most: mostAtOnce,
    members: members.map(({ email, name }) => ({
      value: email,
      label: email === member.email ? `${name} (you)` : name,
    })),
    outcomes: outcomes.map((value) => ({ value, label: outcomeInWords(value) })),
    ...(done && { done }),
  };
}

/** Figures and a word of ours alone stand in the address. */
function doneIn({ searchParams }: URL): ListView['many']['done'] {
  const action = searchParams.get('many') ?? '';
  const word = own(deeds, action);
  if (!word) return undefined;
  const [done, left] = ['done', 'left'].map((name) =>
    Math.min(mostAtOnce, Math.max(0, Math.trunc(Number(searchParams.get(name))) || 0)),
  ) as [number, number];
  const press = searchParams.get('press') ?? '';
  const stay = left === 1 ? '1 other stays as it is' : `${left} others stay as they are`;
  const rest = `${stay}: changed in the meantime, or not possible now.`;
  return {
    text: `${plural(done, 'enquiry', 'enquiries')} ${word}.${left > 0 ? ` ${rest}` : ''}`,
    ...(action !== 'take-back' && done > 0 && /^[\w-]{36}$/.test(press) && { press }),
  };
}
