import { renderFor } from '#app/desk/render-desk-page';
import { PaymentsPage } from '#components/payments/desk-page';
import { paymentsView } from '#lib/payments/views/desk';
import { withMember } from '#lib/staff/http/access';

export const GET = withMember((staffRequest) =>
  renderFor(staffRequest, 'Payments', PaymentsPage, { view: paymentsView(staffRequest) }),
);
