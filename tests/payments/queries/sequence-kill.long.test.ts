/** Hosts are killed while they change money, seats and people: of each step everything is stored, or nothing. */
import { expect, test } from '@jest/globals';
import type { Store } from '#lib/platform/db/store';
import { moneyHolds, seatHolds, taskHolds } from '#tests/payments/model/stored';
import { brokenRows, rowsOf, type Scope } from '#tests/payments/model/tables';
import { engines, onTables, openAt, openDatabase } from '#tests/platform/db/engines';
import { runUntilKilled } from '#tests/platform/db/killed-child';

/** Two hosts of one store are killed in each. */
const rounds = 100;
/** A season has some hundred lines: the kill falls into its steps on a slow machine as on a fast one. */
const when = { mostLines: 100, mostMs: 20 };

const program = 'payments/queries/sequence-kill-child';

interface Pending {
  readonly action: string;
  readonly paise: number;
}

/** The acknowledged steps of a person or a batch; those that nobody acknowledged may be stored or not. */
interface Account {
  readonly actions: string[];
  readonly unknown: Pending[];
  heldPaise: number;
  pending?: Pending | undefined;
}

/** Reads the output of a killed host about its own people and batches. */
function readLines(lines: readonly string[]) {
  const accounts = new Map<string, Account>();
  const scope = { people: [] as string[], batches: [] as string[] };
  const accountOf = (id: string) => accounts.get(id) ?? { actions: [], unknown: [], heldPaise: 0 };
  for (const line of lines) {
    const [word, id = '', action = '', paise = ''] = line.split(' ');
    if (word === 'ready') continue;
    const account = accountOf(id);
    accounts.set(id, account);
    const { pending } = account;
    if (word === 'person') scope.people.push(id);
    if (word === 'batch') scope.batches.push(id);
    if (word === 'going') account.pending = { action, paise: Number(paise) };
    if (word === 'done' && pending) {
      account.actions.push(pending.action);
      account.heldPaise += pending.paise;
    }
    if (word === 'unknown' && pending) account.unknown.push(pending);
    if (word === 'done' || word === 'refused' || word === 'unknown') account.pending = undefined;
  }
  // The last one was cut by the kill.
  for (const { unknown, pending } of accounts.values()) if (pending) unknown.push(pending);
  return { scope, accountOf };
}

/** These leave one entry in the history, in the transaction of what they do. */
const written = [
  'ask-payment',
  'cancel-payment',
  'paid-elsewhere',
  'move-seat',
  'refund',
  'paid-back',
];

async function brokenPerson(
  store: Store,
  id: string,
  { actions, heldPaise, unknown }: Account,
): Promise<readonly string[]> {
  const now = Date.now();
  const isGone = (await store.findEnquiryOf(id)) === undefined;
  const mayBeGone = actions.includes('erase') || unknown.some(({ action }) => action === 'erase');
  if (isGone) {
    const seats = await store.listSeatsOf(id, now);
    return [
      ...(mayBeGone ? [] : ['an enquiry is lost']),
      ...(seats.length === 0 ? [] : ['somebody who was erased has a seat']),
    ];
  }
  const file = await store.findPaymentFile(id);
  const history = (await store.listEvents(id)).map(({ action }) => action);
  // A step that nobody acknowledged is there in the books and in the history, or in neither.
  const possible = [{ actions, heldPaise }];
  for (const { action, paise } of unknown) {
    const stored = possible.map((each) => ({
      actions: [...each.actions, action],
      heldPaise: each.heldPaise + paise,
    }));
    possible.push(...stored);
  }
  const broken = possible.map((each) => [
    ...moneyHolds(file, each.heldPaise),
    ...written
      .filter((action) => many(history, action) !== many(each.actions, action))
      .map((action) => `the history and the acknowledgements of ${action} differ`),
  ]);
  return [
    ...(actions.includes('erase') ? ['an erased enquiry is there again'] : []),
    ...(broken.some((each) => each.length === 0) ? [] : broken.flat()),
    ...(await taskHolds(store, id, now)),
  ];
}

const many = (actions: readonly string[], action: string) =>
  actions.filter((each) => each === action).length;

async function brokenAfter(store: Store, lines: readonly string[]) {
  const { scope, accountOf } = readLines(lines);
  const broken: string[] = [];
  for (const id of scope.people) {
    for (const each of await brokenPerson(store, id, accountOf(id))) broken.push(`${id}: ${each}`);
  }
  for (const id of scope.batches) {
    const isCancelled = (await store.findBatch(id, Date.now()))?.cancelledAt !== undefined;
    const { actions, unknown } = accountOf(id);
    if (isCancelled !== actions.includes('cancel-batch') && unknown.length === 0)
      broken.push(`${id}: cancelled, or not, otherwise than was acknowledged`);
  }
  broken.push(...(await seatHolds(store, scope.batches, Date.now())));
  return { scope, broken };
}

test.each(['sqlite', 'postgres'] as const)(
  'killed two hundred times in the middle of what happens to money and seats on %s, nothing acknowledged is lost and nothing of a step is missing',
  async (engine) => {
    const place = await engines[engine]();
    const store = await openAt(place);
    const database = await openDatabase(place);
    const words = [place.dataDir, place.databaseUrl ?? ''];
    const brokenIn = async (scope?: Scope) =>
      brokenRows(await database.run((db) => rowsOf(db, scope)), Date.now());
    for (let round = 0; round < rounds; round += 1) {
      const kill = () => runUntilKilled(program, words, when);
      for (const lines of await Promise.all([kill(), kill()])) {
        const { scope, broken } = await brokenAfter(store, lines);
        expect([...broken, ...(await brokenIn(scope))]).toEqual([]);
      }
    }
    // Those who were erased, too.
    expect(await brokenIn()).toEqual([]);
    // A step that never happened is not shown.
    const all = await onTables(place, (db) => rowsOf(db));
    expect(all.documents.some(({ kind }) => kind === 'credit-note')).toBe(true);
    expect(all.batches.some(({ cancelled_at }) => cancelled_at !== null)).toBe(true);
    expect(all.seats.some(({ moved_at }) => moved_at !== null)).toBe(true);
    await database.close();
    await store.close();
    await place.remove();
  },
  900_000,
);
