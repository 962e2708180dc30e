import { draw } from '#app/enquiry/draw';
import { drawStoreAway, drawUnknown } from '#app/enquiry/pages';
import { WithdrawPage } from '#components/enquiry/withdraw-page';
import { kindWords } from '#lib/enquiries/kinds';
import { findByToken } from '#lib/enquiries/visitor-call';
import { dayAndHour } from '#lib/india';
import { site } from '#lib/site';
import { whileStoreAnswers } from '#lib/store/outage-log';

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
  const { noun } = kindWords(enquiry.kind);
  const what = { token, noun, reference: enquiry.reference, at: dayAndHour(enquiry.receivedAt) };
  return draw(`Withdraw your ${noun}?`, <WithdrawPage {...what} goes={goes} />);
}
