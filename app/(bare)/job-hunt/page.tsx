import '#styles/webinars/calendar.css';
import { tamil } from '#app/tamil';
import { StructuredData } from '#components/layout/structured-data';
import { Dialog } from '#components/ui/dialog';
import { JobHuntForm } from '#components/webinars/job-hunt-form';
import { JobHuntHero, languageInTamil, registerDialog } from '#components/webinars/job-hunt-hero';
import { FiveMinutes, ForWhom, Gains, Schedule } from '#components/webinars/job-hunt-sections';
import { jobHunt } from '#data/job-hunt';
import { formTexts } from '#data/job-hunt-form';
import { ofLanguageFirst, type Session } from '#lib/calendar/sessions';
import { dayInTamil, hoursInTamil, weekdayInTamil } from '#lib/calendar/tamil';
import { env } from '#lib/env';
import { routes } from '#lib/routes';
import { pageMetadata } from '#lib/seo';
import { sessionsToCome } from '#lib/sessions/cancelled';
import { breadcrumbs } from '#lib/structured-data';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'Free job-hunting webinar for accountants, in Tamil',
  description:
    'வேலை தேடும் அக்கவுன்டன்ட்களுக்கு இலவச நேரலை webinar: resume, interview, practical test. செவ்வாய், வியாழன் மாலை 4:00 முதல்.',
  path: routes.jobHunt,
});

/** As many as the calendar lists: each of its links finds its session here. */
const shownSessions = 8;

export default async function JobHuntPage() {
  const sessions = ofLanguageFirst('ta', await sessionsToCome(Date.now(), shownSessions));
  return (
    <main id="main" tabIndex={-1} lang="ta" className={tamil.variable}>
      <JobHuntHero sessions={sessions} />
      <Gains />
      <FiveMinutes />
      <ForWhom />
      <Schedule sessions={sessions} />
      <p className="wrap flex flex-wrap gap-x-6 pb-12">
        <a className="action" href={routes.home}>
          {jobHunt.home}
        </a>
        <a className="action" href={routes.privacy}>
          {jobHunt.privacy}
        </a>
      </p>
      <Dialog id={registerDialog} title={formTexts.title} closeLabel={formTexts.close}>
        <JobHuntForm sessions={sessions.map(choiceOf)} pixel={env().META_PIXEL_ID} />
      </Dialog>
      <StructuredData things={[breadcrumbs(env().origin, routes.jobHunt)]} />
    </main>
  );
}

const choiceOf = (session: Session) => ({
  id: session.id,
  label: `${weekdayInTamil(session.start)}, ${dayInTamil(session.start)}, ${hoursInTamil(session)}: ${languageInTamil(session)}`,
  topic: `${session.language}: ${session.title}`,
});
