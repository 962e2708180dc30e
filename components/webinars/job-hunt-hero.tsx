import { Logo } from '#components/layout/logo';
import { DialogOpener } from '#components/ui/dialog-opener';
import { jobHunt } from '#data/job-hunt';
import { weekly } from '#data/webinars';
import { clock, dayOf } from '#lib/calendar/schedule';
import { monthInTamil, weekdayInTamil } from '#lib/calendar/tamil';

export const registerDialog = 'register';

/** What it is, when the next one is, and the one thing to do. `start` in epoch milliseconds. */
export function JobHuntHero({ start }: { start: number }) {
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
      <article className="voucher" aria-label={jobHunt.next}>
        <time className="stub" dateTime={new Date(start).toISOString()}>
          {weekdayInTamil(start)}
          <b>{dayOf(start)}</b>
          {monthInTamil(start)}
        </time>
        <div className="voucher-body">
          <h2 className="step-title">{jobHunt.next}</h2>
          <Hours />
          <p className="small">{jobHunt.weekdays}</p>
        </div>
      </article>
    </div>
  );
}

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

function Hours() {
  return (
    <dl className="grid w-full gap-2">
      {weekly.sessions.map(({ language, start, end }) => (
        <div key={language}>
          <dt>{jobHunt.languages[language]}</dt>
          <dd className="num text-quiet">
            {jobHunt.evening} {clock(start)}-{clock(end)} IST
          </dd>
        </div>
      ))}
    </dl>
  );
}
