import { Island } from '#components/layout/island';
import { ShareRow } from '#components/share/share';
import { Dialog } from '#components/ui/dialog';
import { JobHuntForm } from '#components/webinars/job-hunt-form';
import { JobHuntHero } from '#components/webinars/job-hunt-hero';
import { FiveMinutes, ForWhom, Gains, Schedule } from '#components/webinars/job-hunt-sections';
import type { JobHuntWords } from '#data/job-hunt/words';
import { jobHuntFormAt } from '#data/job-hunt-form/forms';
import { shareWords } from '#data/share';
import { routes } from '#lib/shared/addresses/routes';
import { registerDialog } from '#lib/shared/addresses/session-routes';
import { localDates, sessionLanguage, sessionSpoken } from '#lib/shared/calendar/local-dates';
import type { Session } from '#lib/shared/calendar/sessions';

interface Props {
  words: JobHuntWords;
  /** Those that can be booked, the one chosen at first before all others. */
  sessions: readonly Session[];
  pixel: string | undefined;
  /** Of this page, with the origin. */
  url: string;
  /** When the page is rendered, in epoch milliseconds. */
  now: number;
}

/** The free webinar's page in one of its languages. */
export function JobHuntPage({ words, sessions, pixel, url, now }: Props) {
  const form = jobHuntFormAt(words.language, now);
  const dates = localDates[words.language];
  const choices = sessions.map((session) => ({
    id: session.id,
    label: `${dates.short(session.start, now)}: ${sessionSpoken(words.language, session)}`,
    when: `${dates.weekday(session.start)}, ${dates.day(session.start, now)}, ${dates.hours(session)}: ${sessionLanguage(words.language, session)}`,
    topic: session.title,
  }));
  return (
    <>
      <JobHuntHero words={words} sessions={sessions} />
      <Gains words={words} />
      <FiveMinutes words={words} />
      <ForWhom words={words} />
      <Schedule words={words} sessions={sessions} now={now} />
      <div className="wrap pb-9">
        <ShareRow url={url} title={words.title} words={shareWords[words.language]} />
      </div>
      <p className="wrap flex flex-wrap gap-x-6 pb-12">
        <a className="action" href={routes.home}>
          {words.home}
        </a>
        <a className="action" href={routes.privacy}>
          {words.privacy}
        </a>
      </p>
      <Dialog id={registerDialog} title={form.texts.title} closeLabel={form.texts.close}>
        <Island
          name="job-hunt"
          of={JobHuntForm}
          with={{
            words: form,
            switchLabel: `${words.switch}: ${form.texts.title}`,
            sessions: choices,
            pixel,
          }}
        />
      </Dialog>
    </>
  );
}
