import { Logo } from '#components/layout/logo';
import { DialogOpener } from '#components/ui/dialog-opener';
import { jobHunt } from '#data/job-hunt';
import { dayOf } from '#lib/calendar/schedule';
import type { Session } from '#lib/calendar/sessions';
import { hoursInTamil, monthInTamil, weekdayInTamil } from '#lib/calendar/tamil';

export const registerDialog = 'register';

/** What it is, which session is chosen, and the one thing to do. The styles show the chosen one of `sessions` alone. */
export function JobHuntHero({ sessions }: { sessions: readonly Session[] }) {
  return (
    <div className="wrap grid items-center gap-11 pt-10 pb-14 lg:grid-cols-[1.25fr_1fr] lg:gap-16 lg:pt-16">
      <div>
        <Logo />
        <h1 className="mt-5">{jobHunt.title}</h1>
        <p className="lede mt-6">{jobHunt.lede}</p>
        <div className="mt-8">
          <Register />
        </div>
        <p className="small mt-4">{jobHunt.free}</p>
      </div>
      <div className="chosen-session">
        {sessions.map((session) => (
          <Voucher key={session.id} session={session} />
        ))}
      </div>
    </div>
  );
}

function Voucher({ session }: { session: Session }) {
  const { language, title, start } = session;
  return (
    <article className="voucher" aria-label={jobHunt.chosen}>
      <time className="stub" dateTime={new Date(start).toISOString()}>
        {weekdayInTamil(start)}
        <b>{dayOf(start)}</b>
        {monthInTamil(start)}
      </time>
      <div className="voucher-body">
        <h2 className="step-title">{jobHunt.chosen}</h2>
        <p>
          {languageInTamil(session)}{' '}
          <span className="text-quiet" lang="en">
            ({language})
          </span>
        </p>
        <p className="num text-quiet">{hoursInTamil(session)}</p>
        <p lang="en">
          <b>{title}</b>
        </p>
        <p className="small">{jobHunt.choose}</p>
      </div>
    </article>
  );
}

export const languageInTamil = ({ language }: Session) =>
  (jobHunt.languages as Record<string, string>)[language] ?? language;

/** Opens the form; the English words are what the button is known by. */
export function Register() {
  return (
    <DialogOpener dialog={registerDialog}>
      <span className="grid">
        {jobHunt.register}
        <span className="text-[0.85rem] font-medium" lang="en">
          {jobHunt.registerEnglish}
        </span>
      </span>
    </DialogOpener>
  );
}
