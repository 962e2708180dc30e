import { Logo } from '#components/layout/logo';
import { DialogOpener } from '#components/ui/dialog-opener';
import { Hours } from '#components/webinars/hours';
import { LanguageSwitch } from '#components/webinars/language-switch';
import type { JobHuntWords } from '#data/job-hunt/words';
import { registerDialog } from '#lib/shared/addresses/session-routes';
import { dayOf, type Session } from '#lib/shared/calendar/rules';
import { localDates, sessionLanguage } from '#lib/shared/calendar/words';

export interface Words {
  words: JobHuntWords;
}

/** What it is, which session is chosen, and the one thing to do. The styles show the chosen one of `sessions` alone. */
export function JobHuntHero({ words, sessions }: Words & { sessions: readonly Session[] }) {
  return (
    <div className="wrap grid items-center gap-11 pt-10 pb-14 lg:grid-cols-[1.25fr_1fr] lg:gap-16 lg:pt-16">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <Logo />
          <LanguageSwitch language={words.language} label={words.switch} />
        </div>
        <h1 className="mt-5">{words.title}</h1>
        <p className="lede mt-6">{words.lede}</p>
        <div className="mt-8">
          <Register words={words} />
        </div>
        <p className="small mt-4">{words.free}</p>
      </div>
      <div className="chosen-session">
        {sessions.map((session) => (
          <Voucher key={session.id} words={words} session={session} />
        ))}
      </div>
    </div>
  );
}

function Voucher({ words, session }: Words & { session: Session }) {
  const { language, title, start } = session;
  const dates = localDates[words.language];
  return (
    <article className="voucher" aria-label={words.chosen}>
      <time className="stub" dateTime={new Date(start).toISOString()}>
        {dates.weekday(start)}
        <b>{dayOf(start)}</b>
        {dates.month(start)}
      </time>
      <div className="voucher-body">
        <h2 className="step-title">{words.chosen}</h2>
        <p>
          {sessionLanguage(words.language, session)}
          {words.language !== 'en' && (
            <>
              {' '}
              <span className="text-quiet whitespace-nowrap" lang="en">
                ({language})
              </span>
            </>
          )}
        </p>
        <p className="num text-quiet">
          <Hours>{dates.hours(session)}</Hours>
        </p>
        <p lang="en">
          <b>{title}</b>
        </p>
        <p className="small">{words.choose}</p>
      </div>
    </article>
  );
}

/** Opens the form; the English words are what the button is known by. */
export function Register({ words }: Words) {
  return (
    <DialogOpener dialog={registerDialog}>
      <span className="grid">
        {words.register}
        {words.registerEnglish && (
          <span className="text-[0.85rem] font-medium" lang="en">
            {words.registerEnglish}
          </span>
        )}
      </span>
    </DialogOpener>
  );
}
