import { renderInvoice } from '#app/enquiry/pages';
import { routes } from '#data/addresses/routes';
import { documentAt } from '#lib/payments/views/visitor';
import { notFound, withMember } from '#lib/staff/http/access';

/** Any invoice or credit note, also of who was erased. */
export const GET = withMember(async (staffRequest) => {
  const shown = await documentAt(
    staffRequest.params.number ?? '',
    staffRequest.context,
    'supplier',
  );
  if (!shown) return notFound(staffRequest.request);
  return renderInvoice(shown, { href: routes.deskPayments, label: 'Back to payments' });
});
