/** The next move of a person's money and seats is drawn at random: most moves are allowed, some are refused. */
import { isoDayInIndia } from '#lib/platform/values/india';
import { batchIds, type Person, type World } from '#tests/payments/model/world';

export interface Play {
  readonly world: World;
  readonly random: () => number;
  /** Paise that reached us and that left us, by the submission's id. */
  readonly received: Map<string, number>;
  readonly returned: Map<string, number>;
  /** Opened checkouts that nobody has paid yet. */
  readonly checkouts: { readonly person: Person; readonly order: string }[];
  readonly log: string[];
}

const day = 24 * 60 * 60 * 1000;
const lines = ['module-5', 'module-1', ...batchIds.map((id) => `batch-${id}`)];
export const pick = <T>(random: () => number, all: readonly T[]): T => {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};
const add = (sums: Map<string, number>, id: string, paise: number) =>
  sums.set(id, (sums.get(id) ?? 0) + paise);
const rupees = (paise: number) => (paise / 100).toFixed(2);
let transfers = 0;

type Move = (play: Play, person: Person) => Promise<string>;

const ask: Move = async ({ world, random }, person) => {
  const line = pick(random, lines);
  const parts = random() < 0.4 ? 2 : 1;
  const until = isoDayInIndia(world.clock.now + Math.floor(1 + random() * 9) * day);
  const said = await world.perform(person, 'ask-payment', { line, parts, until });
  return `${line} in ${parts} until ${until}: ${said.status}`;
};

const opened = async ({ world, random, checkouts }: Play, person: Person) => {
  const state = random() < 0.8 ? '33' : '29';
  const said = await world.open(person, state, person.name);
  if (said.status === 200) checkouts.push({ person, order: String(said.order_id) });
  return said;
};

const settle = async ({ world, received, checkouts }: Play, at: number) => {
  const [checkout] = checkouts.splice(at, 1);
  if (!checkout) return 'nothing open';
  const paise = await world.settle(checkout.order);
  add(received, checkout.person.id, paise);
  return `${checkout.person.name} pays ${rupees(paise)}`;
};

const pay: Move = async (play, person) => {
  const said = await opened(play, person);
  return said.status === 200 ? settle(play, play.checkouts.length - 1) : `${said.status}`;
};

const openCheckout: Move = async (play, person) => `${(await opened(play, person)).status}`;
const payLate: Move = (play) =>
  play.checkouts.length > 0
    ? settle(play, Math.floor(play.random() * play.checkouts.length))
    : Promise.resolve('nothing open');

const elsewhere: Move = async ({ world, random, received }, person) => {
  const { requests } = await world.store.findPaymentFile(person.id);
  const open = requests.find(({ state }) => state === 'open' || state === 'part');
  const part = open?.parts.find(({ paidAt, cancelledAt }) => !paidAt && !cancelledAt);
  if (!part) return 'nothing to pay';
  transfers += 1;
  const said = await world.perform(person, 'paid-elsewhere', {
    method: random() < 0.6 ? 'bank' : 'cash',
    amount: rupees(part.amountPaise),
    number: `BANK${String(transfers).padStart(12, '0')}`,
    on: isoDayInIndia(world.clock.now),
    state: '33',
    invoiceName: person.name,
  });
  if (said.status === 200) add(received, person.id, part.amountPaise);
  return `${rupees(part.amountPaise)}: ${said.status}`;
};

const cancel: Move = async ({ world }, person) =>
  `${(await world.perform(person, 'cancel-payment')).status}`;
const askAgain: Move = async ({ world }, person) => `${await world.askAgain(person)}`;

const refund: Move = async ({ world, random, returned }, person) => {
  const { documents, refunds } = await world.store.findPaymentFile(person.id);
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  if (invoices.length === 0) return 'nothing was paid';
  const invoice = pick(random, invoices);
  const payment = invoice.method === 'razorpay' ? invoice.payment : invoice.number;
  const back = refunds.filter((each) => each.invoice === invoice.number);
  const left = invoice.totalPaise - back.reduce((sum, each) => sum + each.amountPaise, 0);
  if (left <= 0) return 'all is back';
  const amountPaise = random() < 0.6 ? left : Math.max(1, Math.floor(left * random()));
  const said = await world.perform(person, 'refund', {
    payment,
    amount: rupees(amountPaise),
    reason: 'Agreed',
    address: '1 Sample Street, Chennai 600001',
    state: '33',
  });
  if (said.status === 200) add(returned, person.id, amountPaise);
  return `${rupees(amountPaise)} of ${invoice.number}: ${said.status}`;
};

const paidBack: Move = async ({ world }, person) => {
  const tasks = await world.store.listTasksOf(person.id);
  const transfer = tasks.find(({ kind }) => kind === 'transfer');
  if (!transfer) return 'nothing to transfer';
  transfers += 1;
  const said = await world.perform(person, 'paid-back', {
    payment: transfer.detail.payment,
    method: 'bank',
    number: `BACK${String(transfers).padStart(12, '0')}`,
    on: isoDayInIndia(world.clock.now),
  });
  return `${said.status}`;
};

const moveSeat: Move = async ({ world, random }, person) => {
  const from = pick(random, batchIds);
  const to = pick(random, batchIds);
  const said = await world.perform(person, 'move-seat', { from, to });
  return `${from} to ${to}: ${said.status}`;
};

const changeBatch: Move = async ({ world, random }) => {
  const id = pick(random, batchIds);
  const fields =
    random() < 0.5
      ? { action: 'change', from: '18:00', to: '19:30' }
      : { action: 'change', seats: String(1 + Math.floor(random() * 4)) };
  return `${id}: ${(await world.batch(id, fields)).status}`;
};

const cancelBatch: Move = async ({ world, random }) => {
  if (random() < 0.6) return 'not this time';
  const id = pick(random, batchIds);
  const fields = { action: 'cancel', confirm: 'yes', reason: 'Too few people' };
  return `${id}: ${(await world.batch(id, fields)).status}`;
};

const merge: Move = async ({ world, random }, person) => {
  const other = pick(random, world.persons);
  const action = random() < 0.6 ? 'merge' : 'split';
  const said = await world.perform(person, action, { with: other.reference });
  return `${action} with ${other.name}: ${said.status}`;
};

const wait: Move = async ({ world, random }) => {
  const days = Math.floor(random() * 5);
  world.clock.now += days * day + Math.floor(random() * 6) * 60 * 60 * 1000;
  return `${days} days`;
};

const moves = { ask, pay, openCheckout, payLate, elsewhere, cancel, askAgain, refund, paidBack };
const rarer = { moveSeat, changeBatch, cancelBatch, merge, wait };
const possible: readonly (readonly [string, Move])[] = [
  ...Object.entries(moves),
  ...Object.entries({ ask, pay, refund }),
  ...Object.entries(rarer),
];

/** One move, written down. */
export async function step(play: Play, person: Person): Promise<void> {
  const [name, move] = pick(play.random, possible);
  const said = await move(play, person);
  play.log.push(`${isoDayInIndia(play.world.clock.now)} ${person.name} ${name} ${said}`);
  await play.world.runJobs();
}
