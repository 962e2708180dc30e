import '#styles/share/share.css';
import '#styles/webinars/calendar.css';
import { StructuredData } from '#components/layout/structured-data';
import { JobHuntPage } from '#components/webinars/job-hunt-page';
import { englishPage as words } from '#data/job-hunt/en';
import { sessionsToCome } from '#lib/server/calendar/cancelled';
import { env } from '#lib/server/settings/env';
import { routes } from '#lib/shared/addresses/routes';
import { bookable, inOrderOf } from '#lib/shared/calendar/sessions';
import { jobHuntMetadata } from '#lib/shared/pages/seo';
import { breadcrumbs } from '#lib/shared/pages/structured-data';

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
