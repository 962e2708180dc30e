import '#styles/ui/dated-voucher.css';
import '#styles/certificates/verify.css';
import { openView, viewMetadata } from '#app/page-view';
import { routes } from '#data/addresses/routes';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  viewMetadata({
    title: 'Check a certificate',
    description: 'Whether a certificate of HOA is genuine, by its number.',
    path: routes.verify,
  });

export default function VerifyView() {
  return openView().content;
}
