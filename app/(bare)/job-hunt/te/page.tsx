import '#styles/webinars/calendar.css';
import { telugu } from '#app/telugu';
import { StructuredData } from '#components/layout/structured-data';
import { JobHuntPage } from '#components/webinars/job-hunt-page';
import { teluguPage as words } from '#data/job-hunt/te';
import { bookableSessions } from '#lib/calendar/sessions';
import { env } from '#lib/env';
import { routes } from '#lib/routes';
import { jobHuntMetadata } from '#lib/seo';
import { breadcrumbs } from '#lib/structured-data';

export const revalidate = 60;
export const metadata = jobHuntMetadata(words);

export default function TeluguJobHuntPage() {
  const sessions = bookableSessions('te', Date.now());
  return (
    <main id="main" tabIndex={-1} lang="te" className={telugu.variable}>
      <JobHuntPage words={words} sessions={sessions} pixel={env().META_PIXEL_ID} />
      <StructuredData things={[breadcrumbs(env().origin, routes.jobHuntTelugu)]} />
    </main>
  );
}
