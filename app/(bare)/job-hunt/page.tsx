import '#styles/share/share.css';
import '#styles/webinars/calendar.css';
import { tamil, tamilOfPage } from '#app/tamil';
import { StructuredData } from '#components/layout/structured-data';
import { JobHuntPage } from '#components/webinars/job-hunt-page';
import { connectionTexts } from '#data/connection-texts';
import { tamilPage as words } from '#data/job-hunt/ta';
import { sessionsToCome } from '#lib/server/calendar/cancelled';
import { env } from '#lib/server/settings/env';
import { routes } from '#lib/shared/addresses/routes';
import { bookable, inOrderOf } from '#lib/shared/calendar/sessions';
import { jobHuntMetadata } from '#lib/shared/pages/seo';
import { breadcrumbs } from '#lib/shared/pages/structured-data';

export const revalidate = 60;
export const metadata = jobHuntMetadata(words);

export default async function TamilJobHuntPage() {
  const sessions = inOrderOf('ta', await sessionsToCome(Date.now(), bookable));
  return (
    <main
      id="main"
      tabIndex={-1}
      lang="ta"
      className={`${tamil.variable} ${tamilOfPage.variable}`}
      {...connectionTexts('ta')}
    >
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
