import { render, renderStoreAway, renderUnknown } from '#app/enquiry/pages';
import { WithdrawPage } from '#components/accounts/withdraw-page';
import { kindWords } from '#data/form-kinds';
import { storedDocuments, withdrawnPayment } from '#lib/accounts/views/withdrawn';
import { findByToken } from '#lib/enquiries/credentials';
import { context } from '#lib/platform/context';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import { dayAndHour } from '#lib/platform/values/india';

export async function GET(
  _request: Request,
  { params }: RouteContext<'/enquiry/[token]/withdraw'>,
) {
  const { token } = await params;
  return whileStoreAnswers(() => withdrawPage(token), renderStoreAway);
}

async function withdrawPage(token: string): Promise<Response> {
  const { store, now } = context();
  const enquiry = await findByToken(token);
  const goes = enquiry && (await store.findEnquiryHoldings(enquiry.id, now()));
  if (!enquiry || !goes) return renderUnknown();
  const payment = await withdrawnPayment(store, enquiry, now());
  const documents = await storedDocuments(store, enquiry);
  const { noun } = kindWords(enquiry.kind);
  const what = { token, noun, reference: enquiry.reference, at: dayAndHour(enquiry.receivedAt) };
  return render(
    `Withdraw your ${noun}?`,
    <WithdrawPage {...what} goes={goes} payment={payment} documents={documents} />,
  );
}
