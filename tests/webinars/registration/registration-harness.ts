import { readEnv } from '#lib/platform/config/env';
import { openContext } from '#lib/platform/context';
import { saveProgress } from '#lib/webinars/http/save-progress';
import { GET as ownPage } from '#pages/received/[kind]/own/route';
import { post, postPlain } from '#tests/payments/payment-samples';
import { openTestSite } from '#tests/setup/test-site';

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

/** A site to which somebody registers for the free webinars. */
export async function openRegistrationHarness() {
  const { context, store, clock, close } = await openTestSite();
  const wake = (job: string) => {
    if (job === 'mail') harness.wakes += 1;
  };
  const save = (body: object, headers: Record<string, string> = {}) =>
    saveProgress(post('/api/save-progress', body, headers));
  const harness = {
    store,
    clock,
    close,
    wakes: 0,
    /** A second site runs with other settings. */
    open: (variables: Record<string, string>) =>
      openContext({ ...context, env: readEnv(variables), wake }),
    save,
    draft: (changes: object = {}) =>
      save({
        formData: { ...formData, ...changes },
        userDetails: {},
        formStatus: 'user closed form!',
      }),
    register: (changes: object = {}, headers: Record<string, string> = {}) =>
      save({ formData, userDetails, formStatus: registered, ...changes }, headers),
    /** As a page without script sends it. */
    plain: (fields: Record<string, string>) =>
      saveProgress(postPlain('/api/save-progress', fields)),
    /** The page on which a post without script ended, in the same browser. */
    async pageAfter(response: Response): Promise<string> {
      const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
      const page = await ownPage(
        new Request('http://localhost:3000/received/webinar-free', { headers: { cookie } }),
        { params: Promise.resolve({ kind: 'webinar-free' }) },
      );
      return page.text();
    },
    mails: () => store.claimDue('test', 100, clock.now + 10 * day),
  };
  harness.open({});
  return harness;
}
