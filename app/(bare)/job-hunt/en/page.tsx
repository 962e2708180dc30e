import '#styles/share/share.css';
import '#styles/webinars/calendar.css';
import { StructuredData } from '#components/layout/structured-data';
import { JobHuntPage } from '#components/webinars/job-hunt-page';
import { englishPage as words } from '#data/job-hunt/en';
import { bookable, inOrderOf } from '#lib/calendar/sessions';
import { env } from '#lib/env';
import { routes } from '#lib/routes';
import { jobHuntMetadata } from '#lib/seo';
import { sessionsToCome } from '#lib/sessions/cancelled';
import { breadcrumbs } from '#lib/structured-data';

export const revalidate = 60;
export const metadata = jobHuntMetadata(words);

export default async function EnglishJobHuntPage() {
  const sessions = inOrderOf('en', await sessionsToCome(Date.now(), bookable));
  return (
    <main id="main" tabIndex={-1} lang="en-IN">
      <JobHuntPage
        words={words}
        sessions={sessions}
        pixel={env().META_PIXEL_ID}
        url={`${env().origin}${routes.jobHuntEnglish}`}
      />
      <StructuredData things={[breadcrumbs(env().origin, routes.jobHuntEnglish)]} />
    </main>
  );
}
