import '#styles/ui/dated-voucher.css';
import '#styles/ui/stamp.css';
import '#styles/certificates/verify.css';
import '#styles/site/scenes/scene.css';
import { openView, viewMetadata } from '#app/page-view';
import { routes } from '#data/addresses/routes';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  viewMetadata({
    title: 'Check a certificate',
    description: 'Check by its number whether an HOA certificate is genuine.',
    path: routes.verify,
  });

export default function VerifyView() {
  return openView().content;
}
