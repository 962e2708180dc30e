import { drawInvoice } from '#app/enquiry/pages';
import { notFound, withMember } from '#lib/staff/sign-in/http/access';
import { documentAt } from '#lib/payments/views/visitor';
import { routes } from '#data/addresses/routes';

/** Any invoice or credit note, also of who was erased. */
export const GET = withMember(async (visit) => {
  const shown = await documentAt(visit.params.number ?? '', visit.site);
  if (!shown) return notFound(visit.request);
  return drawInvoice(shown, { href: routes.deskPayments, label: 'Back to payments' });
});
