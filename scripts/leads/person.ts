/** People rather than rows: who wrote from the same address or phone is one. */

import { phoneKey } from '#lib/server/store/enquiries/phone-key';
import type { Lead } from '#lib/server/store/leads/leads';
import type { Store } from '#lib/server/store/store';
import { plural } from '#lib/shared/words';
import { pagesOf } from '#scripts/leads/pages';
import { dayAndTime, plain } from '#scripts/leads/words';

/** Of more, nobody reads: another word narrows it. */
const mostPeople = 50;

interface Person {
  readonly leads: Lead[];
  readonly keys: Set<string>;
}

export async function* people(store: Store, find: string): AsyncGenerator<string, void> {
  const found = personsIn(await withTheirOthers(store, find));
  for (const person of found.slice(0, mostPeople)) yield described(person);
  const total = found.reduce((sum, { leads }) => sum + leads.length, 0);
  const counts = [plural(found.length, 'person', 'people'), plural(total, 'submission')];
  const more = found.length > mostPeople ? `; the latest ${mostPeople} are shown` : '';
  yield `${counts.join(', ')}${more}\n`;
}

/** What was found, and what else came from these addresses and phones, until nothing new is found. */
async function withTheirOthers(store: Store, find: string): Promise<Lead[]> {
  const all = new Map<string, Lead>();
  const asked = new Set<string>();
  const take = (leads: readonly Lead[]) => {
    for (const lead of leads) if (keysOf(lead).length > 0) all.set(lead.id, lead);
  };
  for await (const page of pagesOf(store, { find })) take(page);
  for (;;) {
    const fresh = [...all.values()].flatMap(keysOf).filter((key) => !asked.has(key));
    const next = [...new Set(fresh)].slice(0, 100);
    if (next.length === 0) return [...all.values()];
    for (const key of next) asked.add(key);
    const emails = next.filter((key) => key.includes('@'));
    const phones = next.filter((key) => !key.includes('@'));
    for await (const page of pagesOf(store, { persons: { emails, phones } })) take(page);
  }
}

const keysOf = ({ email, phone }: Lead) => [email, phoneKey(phone)].filter((key) => key !== '');

function personsIn(leads: readonly Lead[]): readonly Person[] {
  const persons = new Set<Person>();
  const byKey = new Map<string, Person>();
  for (const lead of [...leads].sort((one, other) => other.receivedAt - one.receivedAt)) {
    const keys = keysOf(lead);
    const known = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
    const [first = { leads: [], keys: new Set<string>() }, ...others] = known;
    persons.add(first);
    // A later one joins those whom nothing joined before.
    for (const other of others) {
      persons.delete(other);
      first.leads.push(...other.leads);
      for (const key of other.keys) first.keys.add(key);
    }
    first.leads.push(lead);
    for (const key of keys) first.keys.add(key);
    for (const key of first.keys) byKey.set(key, first);
  }
  return [...persons];
}

function described({ leads }: Person): string {
  const newest = [...leads].sort((one, other) => other.receivedAt - one.receivedAt);
  const each = (value: (lead: Lead) => string) => [...new Set(newest.map(value))].filter(Boolean);
  const head = [
    each(({ name }) => name).join(' / '),
    `  ${[...each(({ email }) => email), ...each(({ phone }) => phone)].join(', ')}`,
  ];
  const rows = newest.map(({ receivedAt, kind, state, deskState, reference, id }) =>
    `  ${dayAndTime(receivedAt)}  ${kind.padEnd(14)} ${(deskState ?? state).padEnd(11)} ${reference ?? id}`.trimEnd(),
  );
  return `${plain([...head, ...rows].join('\n'))}\n\n`;
}
