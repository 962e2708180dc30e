import { enquiryPage, personPage, refundPage } from '#app/desk/[reference]/pages';
import { deskEnquiryPath } from '#data/addresses/desk-routes';
import { actAtDesk, type Done, openEnquiry } from '#lib/desk/actions/enquiry';
import { filterQueryIn } from '#lib/enquiries/rules/lists';
import {
  type HttpError,
  httpError,
  replyError,
  replySuccess,
} from '#lib/platform/http/intake/reply';
import {
  hasRecentSignIn,
  notFound,
  requireRecentSignIn,
  type StaffRequest,
  seeOther,
  textOf,
  withFields,
} from '#lib/staff/http/access';

/** Whatever is done to an enquiry: once, by the version of the page it was read from. */
export const POST = withFields(async (staffRequest, fields) => {
  const found = await openEnquiry(staffRequest);
  if ('answer' in found) return found.answer;
  const back = asksForFreshSignIn(textOf(fields, 'action'), textOf(fields, 'payment'));
  if (back !== undefined && !hasRecentSignIn(staffRequest)) {
    return requireRecentSignIn(staffRequest, `${deskEnquiryPath(found.reference)}${back}`);
  }
  const done = await actAtDesk(staffRequest, found, fields);
  if (!staffRequest.plain) return asJson(done);
  if ('rejected' in done && textOf(fields, 'back') === 'person') {
    return personPage(staffRequest, done.enquiry, done);
  }
  return asPage(staffRequest, done, filterQueryIn(staffRequest.url, textOf(fields, 'sift')));
});

/** Where a member comes back to, of what is done with a sign-in of less than an hour alone. */
function asksForFreshSignIn(action: string, payment: string): string | undefined {
  if (action === 'erase') return '#erase';
  return action === 'refund' ? `?refund=${encodeURIComponent(payment)}` : undefined;
}

async function asPage(
  staffRequest: StaffRequest,
  done: Done,
  filterQuery: string,
): Promise<Response> {
  if ('gone' in done) return notFound(staffRequest.request);
  if ('to' in done) {
    const to = done.to.includes('?') ? done.to : `${done.to}${filterQuery}`;
    return seeOther(to);
  }
  const { enquiry, status, rejected } = done;
  const payment = String(rejected.fields?.payment ?? '');
  const refund =
    rejected.action === 'refund'
      ? await refundPage(staffRequest, enquiry, payment, { status, rejected })
      : undefined;
  return refund ?? enquiryPage(staffRequest, enquiry, { status, rejected }, filterQuery);
}

function asJson(done: Done): Response {
  if ('gone' in done) return replyError(httpError(404, 'Not found').error);
  if ('to' in done) return replySuccess('Kept', done.answer);
  if ('answer' in done) return replySuccess('Computed', done.answer);
  const { status, rejected } = done;
  const error: HttpError = {
    status,
    message: [rejected.title.replace(/\.$/, ''), rejected.text].filter(Boolean).join('. '),
    errors: rejected.errors,
  };
  return replyError(error);
}
