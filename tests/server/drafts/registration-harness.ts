import { rmSync } from 'node:fs';
import { saveProgress } from '#lib/server/drafts/save-progress';
import { readEnv } from '#lib/server/settings/env';
import { openSite } from '#lib/server/site';
import { openStore } from '#lib/server/store/open-store';
import type { Delivery, Store } from '#lib/server/store/store';
import { GET as ownPage } from '#pages/received/[kind]/own/route';
import { noon } from '#tests/server/payments/payment-harness';
import { post } from '#tests/server/payments/payment-samples';
import { newDataDir } from '#tests/setup/data-dir';

export const formData = {
  name: 'Kavitha R',
  email: 'Kavitha@Example.com',
  phone: '98400 12345',
  city: 'Madurai',
  pincode: '625001',
};
export const userDetails = {
  studies: 'other',
  customStudies: 'B.Com (CA)',
  yearOfCompletion: 'other',
  customYearofCompletion: '2021',
  workType: 'Full-Time Job',
  skills: ['Tally', 'MS Office'],
  customSkills: 'Zoho Books, ',
  currentStatus: 'Not Working',
  whyWebinar: 'To find a job',
};
export const registered = 'Submitted Successfully!';
export const day = 24 * 60 * 60_000;

/** A site to which somebody registers for the free webinars; `clock.now` is what time it is. */
export interface RegistrationHarness {
  readonly store: Store;
  readonly clock: { now: number };
  /** How often the courier was woken. */
  wakes: number;
  /** The same site with other settings. */
  open(variables: Record<string, string>): void;
  save(body: object, headers?: Record<string, string>): Promise<Response>;
  draft(changes?: object): Promise<Response>;
  register(changes?: object, headers?: Record<string, string>): Promise<Response>;
  /** As a page without script sends it. */
  plain(fields: Record<string, string>): Promise<Response>;
  /** The page on which a post without script ended, in the same browser. */
  pageAfter(response: Response): Promise<string>;
  mails(): Promise<readonly Delivery[]>;
  close(): Promise<void>;
}

export async function openRegistrationHarness(): Promise<RegistrationHarness> {
  const folder = await newDataDir();
  const store = await openStore({ dataDir: folder });
  const clock = { now: noon };
  const harness: RegistrationHarness = {
    store,
    clock,
    wakes: 0,
    open: (variables) =>
      openSite({
        env: readEnv(variables),
        store,
        wakeCourier: () => {
          harness.wakes += 1;
        },
        now: () => clock.now,
      }),
    save: (body, headers = {}) => saveProgress(post('/api/save-progress', body, headers)),
    draft: (changes = {}) =>
      harness.save({
        formData: { ...formData, ...changes },
        userDetails: {},
        formStatus: 'user closed form!',
      }),
    register: (changes = {}, headers = {}) =>
      harness.save({ formData, userDetails, formStatus: registered, ...changes }, headers),
    plain: (fields) =>
      saveProgress(
        post('/api/save-progress', new URLSearchParams(fields).toString(), {
          'content-type': 'application/x-www-form-urlencoded',
        }),
      ),
    async pageAfter(response) {
      const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
      const page = await ownPage(
        new Request('http://localhost:3000/received/webinar-free', { headers: { cookie } }),
        { params: Promise.resolve({ kind: 'webinar-free' }) },
      );
      return page.text();
    },
    mails: () => store.claimDue('test', 100, clock.now + 10 * day),
    async close() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  harness.open({});
  return harness;
}
