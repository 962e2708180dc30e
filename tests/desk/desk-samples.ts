import type { Submission } from '#lib/store/store';
import { type DeskSite, type RouteCall, signedInBrowser } from '#tests/desk/desk-site';
import { enquiryOf } from '#tests/store/enquiry-samples';

const hour = 60 * 60 * 1000;

/** An enquiry of yesterday, promised for then; its reference. */
export async function keepPromised(
  desk: DeskSite,
  promisedBy: number,
  more: Partial<Submission> = {},
): Promise<string> {
  const receivedAt = desk.clock.now - 30 * hour;
  const submission = enquiryOf({ receivedAt, ...more }, { promisedBy });
  await desk.site.store.recordSubmission(submission, []);
  return submission.enquiry.reference;
}

/** A page of the desk as a member sees it. */
export async function readSignedIn(
  desk: DeskSite,
  call: RouteCall,
  path: string,
  params: Readonly<Record<string, string>> = {},
): Promise<string> {
  const browser = await signedInBrowser(desk);
  return (await browser.ask(call, path, {}, params)).text();
}
