import '#styles/webinars/calendar.css';
import { PageHead } from '#components/layout/page-head';
import { PromoText } from '#components/webinars/promo-text';
import { routes } from '#lib/routes';
import { pageMetadata } from '#lib/seo';

export const metadata = pageMetadata({
  title: 'Free webinars',
  description: 'What the pop-up on the home page says, for those who have dismissed it.',
  path: routes.promo,
  hidden: true,
});

export default function PromoPage() {
  return (
    <>
      <PageHead title="Free webinars" />
      <div className="wrap pb-16">
        <div className="countdown-card">
          <PromoText id="promo-text" />
        </div>
      </div>
    </>
  );
}
