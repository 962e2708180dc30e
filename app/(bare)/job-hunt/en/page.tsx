import '#styles/webinars/calendar.css';
import { StructuredData } from '#components/layout/structured-data';
import { JobHuntPage } from '#components/webinars/job-hunt-page';
import { englishPage as words } from '#data/job-hunt/en';
import { bookableSessions } from '#lib/calendar/sessions';
import { env } from '#lib/env';
import { routes } from '#lib/routes';
import { jobHuntMetadata } from '#lib/seo';
import { breadcrumbs } from '#lib/structured-data';

export const revalidate = 60;
export const metadata = jobHuntMetadata(words);

export default function EnglishJobHuntPage() {
  const sessions = bookableSessions('en', Date.now());
  return (
    <main id="main" tabIndex={-1} lang="en-IN">
      <JobHuntPage words={words} sessions={sessions} pixel={env().META_PIXEL_ID} />
      <StructuredData things={[breadcrumbs(env().origin, routes.jobHuntEnglish)]} />
    </main>
  );
}
