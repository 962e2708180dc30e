import '#styles/ui/dated-voucher.css';
import '#styles/certificates/verify.css';
import { routes } from '#lib/shared/addresses/routes';
import { pageMetadata } from '#lib/shared/pages/seo';

export const metadata = pageMetadata({
  title: 'Check a certificate',
  description: 'Whether a certificate of HOA is genuine, by its number.',
  path: routes.verifyFrame,
  hidden: true,
});

/** What every answer about a certificate stands in: header, footer, and a slot. */
export default function VerifyFrame() {
  return (
    <div data-slot="verify">
      <h1 className="wrap">Check a certificate</h1>
    </div>
  );
}
