import { draw } from '#app/desk/render-desk-page';
import { PaymentsPage } from '#components/desk/payments/payments-page';
import { deskOf } from '#lib/server/desk/desk-of';
import { paymentsView } from '#lib/server/desk/payments/payments-view';
import { withMember } from '#lib/server/desk/sign-in/access';

export const GET = withMember(async (visit) => {
  const [desk, view] = await Promise.all([deskOf(visit), paymentsView(visit)]);
  return draw('Payments', <PaymentsPage desk={desk} view={view} />);
});
