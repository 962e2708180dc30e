import '#styles/payments/webinar-payment.css';
import '#styles/webinars/calendar.css';
import { openView, viewMetadata } from '#app/page-view';
import { tamilOfPage } from '#app/tamil';
import { teluguOfPage } from '#app/telugu';
import { routes } from '#data/addresses/routes';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  viewMetadata({
    title: 'Thank you',
    description: 'We have your registration; what happens next.',
    path: routes.thankYou,
  });

export default function ThankYouView() {
  const { content, main } = openView();
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`${tamilOfPage.variable} ${teluguOfPage.variable}`}
      {...main}
    >
      {content}
    </main>
  );
}
