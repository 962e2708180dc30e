/** How many mails may go to an address that a stranger typed, and how many one network may cause. */
import { isoDayInIndia } from '#lib/india';
import { alarm } from '#lib/limits/alarm';
import { networkHash } from '#lib/limits/network-hash';
import type { Site } from '#lib/site';
import { recipientKey, recipients } from '#lib/store/recipients';
import type { OutgoingMail } from '#lib/store/store';

interface Asked {
  readonly to: string;
  readonly kind: 'receipt' | 'confirmation';
  /** The visitor's address (`x-visitor-address`). */
  readonly from: string;
}

/** Of each kind to one address in a day (in India). */
const eachDay = 3;
/** Of what one network, and everybody together, may post in ten minutes: so often a day. */
const networkTimes = 10;
const siteTimes = 50;
const day = 24 * 60 * 60 * 1000;

/**
 * Whether such a mail may go now; counts it where it may. The submission is stored all the same. The first
 * time on a day that a limit holds a mail back, staff are told. Throws StoreUnavailable.
 */
export async function mayMailVisitor(site: Site, { to, kind, from }: Asked) {
  const { env, store, now } = site;
  const at = now();
  const today = isoDayInIndia(at);
  const own = recipientKey(await store.secret(recipients), to.toLowerCase());
  const within = async (key: string, limit: number) =>
    (await store.countRequest(key, day, at)).count <= limit;
  const held = (limit: keyof typeof whatOf) => notify(site, limit, today);

  if (!(await within(`${own}${kind}:${today}`, eachDay))) return held('recipient');
  if (env.RATE_LIMIT === Number.POSITIVE_INFINITY) return true;
  const network = await networkHash(store, from, 'site');
  const caused = `mails-caused:${today}:`;
  if (!(await within(`${caused}${network}`, env.RATE_LIMIT * networkTimes))) return held('network');
  if (!(await within(`${caused}all`, env.RATE_LIMIT * siteTimes))) return held('all');
  return true;
}

/** The mails that may go: those to staff, and to visitors what the limits allow. */
export async function limitVisitorMails(
  site: Site,
  mails: readonly OutgoingMail[],
  from: string,
): Promise<readonly OutgoingMail[]> {
  const going: OutgoingMail[] = [];
  for (const mail of mails) {
    const { role, to, confirms } = mail;
    const asked = { to, kind: confirms ? 'confirmation' : 'receipt', from } as const;
    if (role === 'staff' || (await mayMailVisitor(site, asked))) going.push(mail);
  }
  return going;
}

const whatOf = {
  recipient: 'One address was typed into so many forms today that we no longer mail to it.',
  network: 'One network caused so many mails to visitors today that no more go out for it.',
  all: 'So many mails to visitors went out today that no more do until tomorrow.',
} as const;

async function notify(site: Site, limit: keyof typeof whatOf, today: string): Promise<false> {
  await alarm(site, {
    once: `mails:${limit}:${today}`,
    title: 'Mails to visitors held back',
    what: whatOf[limit],
    whatToDo:
      'Every submission is stored and told to you as ever. Look whether the latest ones are real people; somebody may be using our forms to fill strangers’ mailboxes.',
  });
  return false;
}
