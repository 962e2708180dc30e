import { POST as act } from '#app/api/desk/[reference]/route';
import type { Submission } from '#lib/enquiries/schema/submission';
import {
  type DeskSite,
  type Fields,
  type newBrowser,
  openDeskSite,
  type RouteCall,
  signedInBrowser,
} from '#tests/desk/desk-site';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { forEachTest } from '#tests/setup/for-each-test';

export const hour = 60 * 60 * 1000;

/** An enquiry of yesterday, promised for then; its reference. */
export async function addEnquiry(
  desk: DeskSite,
  promisedBy: number,
  more: Partial<Submission> = {},
): Promise<string> {
  const receivedAt = desk.clock.now - 30 * hour;
  const submission = enquiryOf({ receivedAt, ...more }, { promisedBy });
  await desk.context.store.recordSubmission(submission, []);
  return submission.enquiry.reference;
}

/** One enquiry, as it is now. */
export async function findEnquiry(desk: DeskSite, reference: string) {
  const found = await desk.context.store.findEnquiry(reference);
  if (!found) throw new Error('gone');
  return found;
}

export const postAction = (
  browser: ReturnType<typeof newBrowser>,
  reference: string,
  fields: Fields,
) => browser.post(act, `/api/desk/${reference}`, fields, { reference });

export async function actOn(
  desk: DeskSite,
  reference: string,
  action: string,
  fields: Fields = {},
  who = 'meena@example.com',
) {
  const { version } = await findEnquiry(desk, reference);
  const browser = await signedInBrowser(desk, who);
  return postAction(browser, reference, { action, version: String(version), ...fields });
}

/** A page of the desk as a member sees it. */
export async function readSignedIn(
  desk: DeskSite,
  call: RouteCall,
  path: string,
  params: Readonly<Record<string, string>> = {},
): Promise<string> {
  return (await signedInBrowser(desk)).read(call, path, params);
}

/** Which names are in a page of the list, in its order. */
export const namesIn = (html: string) =>
  [...html.matchAll(/class="q-name"><a href="[^"]*">([^<]*)</g)].map(([, name]) => name);

/** For each test of a file a desk of its own, short ways to put somebody on its list, to post and to read a page. */
export function listForEachTest(open: () => Promise<DeskSite> = openDeskSite) {
  const desk = forEachTest(open);
  return {
    desk,
    /** Promised a call within the hour, where nothing else is said. */
    add: (
      name: string,
      {
        promisedBy = desk().clock.now + hour,
        ...more
      }: Partial<Submission> & { promisedBy?: number } = {},
    ) => addEnquiry(desk(), promisedBy, { name, ...more }),
    find: (reference: string) => findEnquiry(desk(), reference),
    post: async (call: RouteCall, path: string, fields: Fields, who?: string) =>
      (await signedInBrowser(desk(), who)).post(call, path, fields),
    read: (call: RouteCall, path: string, params = {}) => readSignedIn(desk(), call, path, params),
    does: (reference: string, action: string, fields?: Fields, who?: string) =>
      actOn(desk(), reference, action, fields, who),
  };
}
