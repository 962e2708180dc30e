/** A placement over a store of either engine, with what is sent of it as its readers get it. */

import { mailLinks } from '#lib/enquiries/credentials';
import { complete } from '#lib/platform/mail/outbox/deliver';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { newBrowser, type RouteCall } from '#tests/desk/desk-site';
import { cardsIn, openPlacement } from '#tests/placement/placement-desk';
import type { Place } from '#tests/platform/db/engines';
import { forEachTest } from '#tests/setup/for-each-test';

export const candidate = 'asha.sample@example.com';
export const employer = 'ravi@kaveri.example';

/** Another of 200 hours at which an interview may be. */
export const slotOf = (index: number) => {
  const day = 27 + Math.floor(index / 100);
  const minutes = 8 * 60 + (index % 100) * 5;
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `2026-11-${day}T${clock.join(':')}`;
};

export function gatedPlacement(newPlace: () => Promise<Place>) {
  const placement = forEachTest(async () => {
    const place = await newPlace();
    const { databaseUrl } = place;
    const opened = await openPlacement(databaseUrl ? { DATABASE_URL: databaseUrl } : {});
    const close = async () => {
      await opened.close();
      await place.remove();
    };
    return { ...opened, close };
  });

  async function sent(): Promise<OutgoingMail[]> {
    const { store, clock } = placement();
    const mails: OutgoingMail[] = [];
    for (const each of await store.claimDue('worker', 500, clock.now)) {
      mails.push((await complete({ store, links: mailLinks }, each)).mail);
      await store.markSent(each, clock.now);
    }
    return mails;
  }
  const addressees = async () => (await sent()).map(({ to }) => to);

  /** From the network of that number. */
  function post(call: RouteCall, token: string, fields: object, network = 1) {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-visitor-address': `198.51.100.${network}`,
    };
    const init = { method: 'POST', headers, body: JSON.stringify(fields) };
    placement().clock.now += 1;
    return newBrowser().ask(call, '/', init, { token });
  }
  const statusOf = async (answer: Promise<Response>) => (await answer).status;
  const cardOf = async (token: string, at: number) =>
    cardsIn(await (await placement().shortlistPage(token)).text())[at] ?? '';

  return { placement, sent, addressees, post, statusOf, cardOf };
}
