/** Does what a member asks of an enquiry's money: to ask for it, keep it, cancel it, send it back. */
import { lastOfDesk } from '#lib/server/desk/apply-action';
import { conflictOf, type Done } from '#lib/server/desk/enquiry/action-result';
import { askedView } from '#lib/server/desk/enquiry/asked-view';
import { doWithMoney } from '#lib/server/desk/enquiry/desk-payment';
import { nameShown } from '#lib/server/desk/list/rows';
import type { Visit } from '#lib/server/desk/sign-in/access';
import type { Fields } from '#lib/server/intake/body';
import { versionIn } from '#lib/server/page-version';
import { sumsOf } from '#lib/server/payments/actions/answer';
import { firstName } from '#lib/server/settings/desk-members';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';
import type { PaymentAction } from '#lib/shared/payments/rules';

interface Money {
  readonly fields: Fields;
  readonly money: PaymentAction;
  readonly typed: Readonly<Record<string, string>>;
}

export async function performPaymentAction(
  visit: Visit,
  enquiry: Enquiry,
  { fields, money, typed }: Money,
): Promise<Done> {
  const { reference } = enquiry;
  const { version, missing } = versionIn(fields);
  const reject = (errors: Readonly<Record<string, string>>, status: 409 | 422 = 422): Done => ({
    enquiry,
    status,
    rejected: {
      title: Object.values(errors)[0] ?? '',
      text: 'Nothing was saved yet.',
      action: money,
      typed,
      fields,
      errors,
    },
  });
  if (missing) return reject(missing);
  const stale = async () => {
    const now = await visit.site.store.findEnquiry(reference);
    if (!now) return { gone: true } as const;
    const events = await visit.site.store.listEvents(now.id);
    const last = lastOfDesk(events);
    return conflictOf(
      visit,
      { enquiry: now, ...(last && { last }) },
      { named: money, typed, fields },
    );
  };
  if (enquiry.version !== version) return stale();
  const { name, email } = visit.member;
  const by = { address: email, name };
  const done = await doWithMoney(money, { site: visit.site, by, enquiry, fields, now: visit.now });
  if ('stale' in done) return stale();
  if ('wrong' in done) return reject(done.wrong, done.status);
  if ('shown' in done) {
    const asked = askedView(done.shown, firstName(nameShown(enquiry.name)), visit.now);
    const rejected = { title: '', action: money, typed, fields, errors: {}, asked };
    return { enquiry, status: 200, rejected, answer: { payment: sumsOf(done.shown) } };
  }
  const after = await visit.site.store.findEnquiry(reference);
  return {
    to: deskEnquiryPath(reference),
    answer: {
      reference,
      ...(after && { version: after.version, state: after.state }),
      ...done.answer,
    },
  };
}
