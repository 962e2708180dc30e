import { drawInvoice } from '#app/enquiry/pages';
import { routes } from '#data/addresses/routes';
import { documentAt } from '#lib/payments/views/visitor';
import { notFound, withMember } from '#lib/staff/http/access';

/** Any invoice or credit note, also of who was erased. */
export const GET = withMember(async (visit) => {
  const shown = await documentAt(visit.params.number ?? '', visit.context);
  if (!shown) return notFound(visit.request);
  return drawInvoice(shown, { href: routes.deskPayments, label: 'Back to payments' });
});
