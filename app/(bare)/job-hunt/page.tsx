import '#styles/share/share.css';
import '#styles/webinars/calendar.css';
import { tamil } from '#app/tamil';
import { StructuredData } from '#components/layout/structured-data';
import { JobHuntPage } from '#components/webinars/job-hunt-page';
import { connectionTexts } from '#data/connection-texts';
import { tamilPage as words } from '#data/job-hunt/ta';
import { bookable, inOrderOf } from '#lib/calendar/sessions';
import { env } from '#lib/env';
import { routes } from '#lib/routes';
import { jobHuntMetadata } from '#lib/seo';
import { sessionsToCome } from '#lib/sessions/cancelled';
import { breadcrumbs } from '#lib/structured-data';

export const revalidate = 60;
export const metadata = jobHuntMetadata(words);

export default async function TamilJobHuntPage() {
  const sessions = inOrderOf('ta', await sessionsToCome(Date.now(), bookable));
  return (
    <main id="main" tabIndex={-1} lang="ta" className={tamil.variable} {...connectionTexts('ta')}>
      <JobHuntPage
        words={words}
        sessions={sessions}
        pixel={env().META_PIXEL_ID}
        url={`${env().origin}${routes.jobHunt}`}
      />
      <StructuredData things={[breadcrumbs(env().origin, routes.jobHunt)]} />
    </main>
  );
}
