/**
 * These invariants of a person's money and seats hold whatever happened before; each gives a sentence where it is
 * broken.
 */
import { payablePart } from '#lib/payments/rules/requests';
import { isoDayInIndia } from '#lib/platform/values/india';
import type { Play } from '#tests/payments/model/moves';
import { moneyHolds, seatHolds, taskHolds } from '#tests/payments/model/stored';
import { batchIds, type Person } from '#tests/payments/model/world';

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

export async function brokenHolds(play: Play, person: Person): Promise<readonly string[]> {
  const { world, received, returned } = play;
  const held = (received.get(person.id) ?? 0) - (returned.get(person.id) ?? 0);
  return [
    ...moneyHolds(await world.store.findPaymentFile(person.id), held),
    ...(await seatHolds(world.store, batchIds, world.clock.now)),
    ...(await taskHolds(world.store, person.id, world.clock.now)),
    ...(await pageHolds(play, person)),
    ...(await mailHolds(play)),
  ];
}

/** No mail asks for what is not owed at the moment at which it is sent. */
async function mailHolds({ world }: Play) {
  const today = isoDayInIndia(world.clock.now);
  const broken: string[] = [];
  for (const { mail } of await world.newMails()) {
    const [, number = ''] = /(?:^Pay | is due ).*\((P-[^)]+)\)$/.exec(mail.subject) ?? [];
    const request = number && (await world.store.findPaymentRequest(number));
    if (request && !payablePart(request, today)) broken.push(`“${mail.subject}” asks for nothing`);
    const [, batch = ''] =
      /^batch-(\w+)-(?:join|moved|tomorrow|today)-/.exec(mail.topic ?? '') ?? [];
    const found = batch && (await world.store.findBatch(batch, world.clock.now));
    if (found && found.cancelledAt !== undefined)
      broken.push(`“${mail.subject}” is about a cancelled batch`);
  }
  return broken;
}

/** The visitor's page and the desk show every document, and the headline contradicts no money that is with us. */
async function pageHolds({ world }: Play, person: Person) {
  const { documents, requests } = await world.store.findPaymentFile(person.id);
  const [visitor, desk] = [await world.visitor(person), await world.desk(person)];
  const paths = documents.map(({ number }) => number.replaceAll('/', '-'));
  const paid = requests.filter(({ number }) => documents.some(({ request }) => request === number));
  const hasMoney =
    sum(documents.map(({ kind, totalPaise }) => (kind === 'invoice' ? totalPaise : -totalPaise))) >
    0;
  return [
    ...paths
      .filter((each) => !visitor.includes(`/invoice/${each}`))
      .map((each) => `the visitor does not see ${each}`),
    ...paid
      .filter(({ number }) => !desk.includes(`data-request="${number}"`))
      .map(({ number }) => `the desk does not show ${number}`),
    ...(hasMoney && visitor.includes('Your enquiry is closed')
      ? ['“Your enquiry is closed” is said to somebody whose money is with us']
      : []),
  ];
}
