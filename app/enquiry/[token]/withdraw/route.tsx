import { draw, drawStoreAway, drawUnknown } from '#app/enquiry/pages';
import { WithdrawPage } from '#components/enquiry/withdraw-page';
import { site } from '#lib/server/site';
import { whileStoreAnswers } from '#lib/server/store/outage';
import { findByToken } from '#lib/server/visitor-page/http';
import { withdrawnPayment } from '#lib/server/visitor-page/views/payment';
import { kindWords } from '#lib/shared/forms/registry';
import { dayAndHour } from '#lib/shared/india';

export async function GET(
  _request: Request,
  { params }: RouteContext<'/enquiry/[token]/withdraw'>,
) {
  const { token } = await params;
  return whileStoreAnswers(() => withdrawPage(token), drawStoreAway);
}

async function withdrawPage(token: string): Promise<Response> {
  const { store, now } = site();
  const enquiry = await findByToken(token);
  const goes = enquiry && (await store.findEnquiryHoldings(enquiry.id, now()));
  if (!enquiry || !goes) return drawUnknown();
  const payment = await withdrawnPayment(store, enquiry, now());
  const { noun } = kindWords(enquiry.kind);
  const what = { token, noun, reference: enquiry.reference, at: dayAndHour(enquiry.receivedAt) };
  return draw(`Withdraw your ${noun}?`, <WithdrawPage {...what} goes={goes} payment={payment} />);
}
