import { JobHuntPage } from '#components/webinars/job-hunt-page';
import { jobHuntPath } from '#data/addresses/routes';
import { connectionTexts } from '#data/connection-texts';
import type { JobHuntWords } from '#data/job-hunt/words';
import { env } from '#lib/platform/config/env';
import { bookable, inOrderOf } from '#lib/webinars/rules/sessions';
import { sessionsToCome } from '#lib/webinars/views/feed';
import { Breadcrumbs } from '#pages/breadcrumbs';

interface Props {
  words: JobHuntWords;
  /** Classes of typefaces that the page brings for devices without its letters. */
  fontClass?: string;
}

export async function JobHuntInLanguage({ words, fontClass }: Props) {
  const { language } = words;
  const path = jobHuntPath(language);
  const { origin, META_PIXEL_ID } = env();
  const now = Date.now();
  const sessions = inOrderOf(language, await sessionsToCome(now, bookable));
  return (
    <main
      id="main"
      tabIndex={-1}
      lang={language === 'en' ? 'en-IN' : language}
      className={fontClass}
      {...connectionTexts(language)}
    >
      <JobHuntPage
        words={words}
        sessions={sessions}
        pixel={META_PIXEL_ID}
        url={`${origin}${path}`}
        now={now}
      />
      <Breadcrumbs path={path} />
    </main>
  );
}
