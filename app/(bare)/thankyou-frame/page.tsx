import '#styles/webinars/payment.css';
import '#styles/webinars/calendar.css';
import { tamilOfPage } from '#app/tamil';
import { teluguOfPage } from '#app/telugu';
import { routes } from '#lib/shared/addresses/routes';
import { pageMetadata } from '#lib/shared/pages/seo';

export const metadata = pageMetadata({
  title: 'Thank you',
  description: 'Your registration has reached us; what happens next.',
  path: routes.thankYou,
  hidden: true,
});

/** What the thanks for a registration stand in: their styles, and a slot. */
export default function ThankYouFrame() {
  return (
    <main id="main" tabIndex={-1} className={`${tamilOfPage.variable} ${teluguOfPage.variable}`}>
      <div data-slot="enquiry" />
    </main>
  );
}
