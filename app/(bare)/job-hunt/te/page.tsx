import '#styles/share/share.css';
import '#styles/webinars/calendar.css';
import { telugu, teluguOfPage } from '#app/telugu';
import { StructuredData } from '#components/layout/structured-data';
import { JobHuntPage } from '#components/webinars/job-hunt-page';
import { connectionTexts } from '#data/connection-texts';
import { teluguPage as words } from '#data/job-hunt/te';
import { sessionsToCome } from '#lib/server/calendar/cancelled';
import { env } from '#lib/server/settings/env';
import { routes } from '#lib/shared/addresses/routes';
import { bookable, inOrderOf } from '#lib/shared/calendar/sessions';
import { jobHuntMetadata } from '#lib/shared/pages/seo';
import { breadcrumbs } from '#lib/shared/pages/structured-data';

export const revalidate = 60;
export const metadata = jobHuntMetadata(words);

export default async function TeluguJobHuntPage() {
  const sessions = inOrderOf('te', await sessionsToCome(Date.now(), bookable));
  return (
    <main
      id="main"
      tabIndex={-1}
      lang="te"
      className={`${telugu.variable} ${teluguOfPage.variable}`}
      {...connectionTexts('te')}
    >
      <JobHuntPage
        words={words}
        sessions={sessions}
        pixel={env().META_PIXEL_ID}
        url={`${env().origin}${routes.jobHuntTelugu}`}
      />
      <StructuredData things={[breadcrumbs(env().origin, routes.jobHuntTelugu)]} />
    </main>
  );
}
