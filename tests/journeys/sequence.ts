/** Money, seats and people in sequence: a site with a payment provider on either database, and what its people do. */
import { createHmac, randomUUID } from 'node:crypto';
import { expect, type Page, test as playwright } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import type { Email } from 'postal-mime';
import { dayMs, isoDayInIndia } from '#lib/platform/values/india';
import { startPostgres } from '#scripts/postgres';
import { answerOf } from '#tests/journeys/checkout';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { test as base, openSite, type RunningSite } from '#tests/journeys/fixture';
import { type Provider, startProvider, webhookSecret } from '#tests/payments/provider';

const engines = ['sqlite', 'postgres'] as const;
type Engine = (typeof engines)[number];

type Shop = RunningSite & { readonly provider: Provider; readonly databaseUrl?: string };

export const test = base.extend<
  { engine: Engine; inSandbox: boolean; shop: Shop; people: People },
  { shopOn: (engine: Engine, inSandbox: boolean) => Promise<Shop> }
>({
  engine: ['sqlite', { option: true }],
  /** Visitors pay at the site's own sandbox: no payment provider is set. */
  inSandbox: [false, { option: true }],
  shopOn: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures here
    async ({}, use) => {
      const open = new Map<string, Promise<Shop>>();
      await use((engine, inSandbox) => {
        const key = `${engine} ${inSandbox}`;
        const shop = open.get(key) ?? openShop(engine, {}, inSandbox);
        open.set(key, shop);
        return shop;
      });
      for (const shop of open.values()) await (await shop).stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  shop: async ({ shopOn, engine, inSandbox }, use) => use(await shopOn(engine, inSandbox)),
  baseURL: async ({ shop }, use) => use(shop.origin),
  post: async ({ shop }, use) => use(shop.post),
  people: async ({ page, shop }, use) => {
    await enterDesk(page, shop);
    await use(new People(page, shop));
  },
});

/** Declares the tests once for each database. */
export function onBothDatabases(declareTests: () => void): void {
  for (const engine of engines) {
    playwright.describe(`on ${engine}`, () => {
      test.use({ engine });
      // The first of them starts the site and its database.
      playwright.describe.configure({ timeout: 240_000 });
      declareTests();
    });
  }
}

export async function openShop(
  engine: Engine,
  environment: Record<string, string> = {},
  inSandbox = false,
): Promise<Shop> {
  const provider = await startProvider();
  const cluster = engine === 'postgres' ? await startPostgres() : undefined;
  const site = await openSite({
    ...(!inSandbox && provider.settings),
    ...(cluster && { DATABASE_URL: cluster.url }),
    ...environment,
  });
  return {
    ...site,
    provider,
    ...(cluster && { databaseUrl: cluster.url }),
    async stop() {
      await site.stop();
      await provider.close();
      await cluster?.stop();
    },
  };
}

interface Person {
  readonly name: string;
  readonly email: string;
  readonly reference: string;
  /** The page of the enquiry. */
  readonly enquiry: string;
}

interface Said {
  readonly status: number;
  readonly id?: string;
  readonly order_id?: string;
  readonly invoice?: string;
  readonly creditNote?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly payment?: { readonly number: string; readonly until: string; readonly state: string };
}

const headers = { 'sec-fetch-site': 'same-origin', accept: 'application/json' };

/** The ISO day so many days from now. */
export const daysAhead = (many: number): string => isoDayInIndia(Date.now() + many * dayMs);

/** Acts for a member, a visitor and the provider by the calls that their pages make. */
export class People {
  readonly #page: Page;
  readonly #shop: Shop;

  constructor(page: Page, shop: Shop) {
    this.#page = page;
    this.#shop = shop;
  }

  async write(name: string, more: object = {}): Promise<Person> {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}.${randomUUID().slice(0, 6)}@example.in`;
    const phone = `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const data = { name, email, phone, message: 'GST fundamentals', ...more };
    const said = await this.#send('/api/sendEmail', data);
    return { name, email, reference: said.reference ?? '', enquiry: said.enquiry ?? '' };
  }

  /** A batch of AcSS 5 in the evenings, so many days ahead; its id. */
  async addBatch(ahead: number, more: object = {}): Promise<string> {
    const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    const hours = { from: '19:00', to: '20:30', mode: 'Online', language: 'English', seats: 12 };
    const batch = { what: 'module-5', starts: daysAhead(ahead), days, ...hours, ...more };
    return (await this.#send('/api/desk/batches', batch)).id ?? '';
  }

  async changeBatch(id: string, fields: object): Promise<Said> {
    const version = await this.#version(`/desk/batches/${id}`);
    return this.#send(`/api/desk/batches/${id}`, { version, ...fields });
  }

  cancelBatch(id: string): Promise<Said> {
    return this.changeBatch(id, { action: 'cancel', confirm: 'yes', reason: 'Too few people' });
  }

  async act({ reference }: Person, action: string, fields: object = {}): Promise<Said> {
    const version = await this.#version(`/desk/${reference}`);
    return this.#send(`/api/desk/${reference}`, { action, version, ...fields });
  }

  /** Acts where the test takes for granted that it is not refused. */
  async does(person: Person, action: string, fields: object = {}): Promise<Said> {
    const said = await this.act(person, action, fields);
    expect(said, `${action} of ${person.name}`).toMatchObject({ status: 200 });
    return said;
  }

  order({ enquiry, name }: Person, state = '33'): Promise<Said> {
    return this.#send(`/api${enquiry}/order`, { state, invoiceName: name });
  }

  /** The provider takes the money of an order, and the browser hands its word to the site; gives the payment. */
  async pay(person: Person, ordered?: Said): Promise<string> {
    const { order_id: order = '' } = ordered ?? (await this.order(person));
    const paid = this.#shop.provider.pay(order);
    const verified = await this.#send('/api/verify-payment', answerOf(paid));
    expect(verified, `payment of ${person.name}`).toMatchObject({ status: 200 });
    return paid.id;
  }

  byBank(person: Person, amount: string, more: object = {}): Promise<Said> {
    const number = `UTR${randomUUID().slice(0, 13)}`;
    return this.act(person, 'paid-elsewhere', { method: 'bank', amount, number, ...more });
  }

  /** The word of the provider about something that the site did not start. */
  async tells(event: string, payload: object): Promise<number> {
    const body = JSON.stringify({ event, created_at: Math.floor(Date.now() / 1000), payload });
    const answer = await fetch(`${this.#shop.origin}/api/razorpay/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': createHmac('sha256', webhookSecret).update(body).digest('hex'),
        'x-razorpay-event-id': randomUUID(),
      },
      body,
    });
    return answer.status;
  }

  /** Lists each document of somebody in the accounts of this month with its total, in rupees. */
  async books({ reference }: Person): Promise<readonly string[]> {
    const month = isoDayInIndia(Date.now()).slice(0, 7);
    const csv = await (await this.#page.request.get(`/desk/payments.csv?month=${month}`)).text();
    const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true });
    return rows
      .filter(({ Enquiry }) => Enquiry === reference)
      .map(({ Kind, Total }) => `${Kind} ${Total}`)
      .sort();
  }

  /** The kinds of what the list has to do about somebody. */
  async tasks({ reference }: Person): Promise<readonly string[]> {
    const html = await (await this.#page.request.get(`/desk/${reference}`)).text();
    return [...html.matchAll(/data-task="([a-z-]+)"/g)].map(([, kind = '']) => kind).sort();
  }

  /** The first mail to them whose subject holds `words`, waited for. */
  async mail({ email }: Person, words: string): Promise<Email> {
    const find = () => this.#mailsTo(email).find(({ subject }) => subject?.includes(words));
    await expect
      .poll(() => find() !== undefined, { message: `mail to ${email}: ${words}`, timeout: 60_000 })
      .toBe(true);
    return find() as Email;
  }

  /** The subjects of what they were sent so far. */
  subjects({ email }: Person): readonly string[] {
    return this.#mailsTo(email).map(({ subject = '' }) => subject);
  }

  #mailsTo(email: string): readonly Email[] {
    return this.#shop.post.mails.filter(({ to }) => to?.some(({ address }) => address === email));
  }

  async #version(path: string): Promise<number> {
    const html = await (await this.#page.request.get(path)).text();
    return Number(/name="version" value="(\d+)"/.exec(html)?.[1]);
  }

  async #send(call: string, data: object) {
    const answer = await this.#page.request.post(call, { headers, data });
    const said = (await answer.json()) as Omit<Said, 'status'> & {
      readonly reference?: string;
      readonly enquiry?: string;
    };
    return { ...said, status: answer.status() };
  }
}
