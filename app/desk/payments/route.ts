import { drawFor } from '#app/desk/render-desk-page';
import { PaymentsPage } from '#components/desk/payments/payments-page';
import { paymentsView } from '#lib/server/desk/payments/views';
import { withMember } from '#lib/server/desk/sign-in/http/access';

export const GET = withMember((visit) =>
  drawFor(visit, 'Payments', PaymentsPage, { view: paymentsView(visit) }),
);
