import { DialogOpener } from '#components/ui/dialog-opener';
import { Section } from '#components/ui/section';
import { Hours } from '#components/webinars/hours';
import { languageInTamil, Register, registerDialog } from '#components/webinars/job-hunt-hero';
import { sessionSelect } from '#components/webinars/job-hunt-session';
import { jobHunt, questionBankRupees } from '#data/job-hunt';
import type { Session } from '#lib/calendar/sessions';
import { dayInTamil, hoursInTamil, weekdayInTamil } from '#lib/calendar/tamil';
import { inRupees } from '#lib/money';

export function Gains() {
  const { title, items } = jobHunt.gains;
  return (
    <Section title={title}>
      <ol className="gains">
        {items.map((item, index) => (
          <li key={item.title}>
            <b className="num" aria-hidden="true">
              {index + 1}
            </b>
            <h3>{item.title}</h3>
            <p className="text-quiet">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function ForWhom() {
  const { title, items } = jobHunt.whom;
  return (
    <Section title={title} className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <ul className="ticks">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <QuestionBank />
    </Section>
  );
}

/** A free thing that has a worth: a leaf of the ledger, the worth on the double rule. */
function QuestionBank() {
  const { title, text, worth } = jobHunt.bank;
  return (
    <div className="leaf">
      <span className="leaf-margin" />
      <h3>{title}</h3>
      <p className="mt-3 text-paper-quiet">{text}</p>
      <dl className="mt-3">
        <div className="entry total">
          <dt>{worth}</dt>
          <dd>
            <span className="sum">{inRupees(questionBankRupees)}</span>
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** The loop is a measure of the form, not of the offer: nothing ends with it (contract: R19). */
export function FiveMinutes() {
  const { title, text } = jobHunt.loop;
  return (
    <Section title={title} className="grid items-center gap-x-16 gap-y-7 md:grid-cols-[1fr_auto]">
      <div>
        <p className="max-w-[36em]">{text}</p>
        <div className="mt-6">
          <Register />
        </div>
      </div>
      <div className="loop">
        <count-down loop="300" />
      </div>
    </Section>
  );
}

export function Schedule({ sessions }: { sessions: readonly Session[] }) {
  const { title, after } = jobHunt.schedule;
  return (
    <Section title={title} lede={jobHunt.weekdays}>
      <ol className="sessions">
        {[...sessions]
          .sort((a, b) => a.start - b.start)
          .map((session) => (
            <li key={session.id}>
              <time dateTime={new Date(session.start).toISOString()}>
                {weekdayInTamil(session.start)}, {dayInTamil(session.start)}
              </time>
              <span>
                <b lang="en">{session.title}</b>
                {languageInTamil(session)}
              </span>
              <span className="num">
                <Hours>{hoursInTamil(session)}</Hours>
                <br />
                <DialogOpener
                  dialog={registerDialog}
                  className="action"
                  choose={{ list: sessionSelect, value: session.id }}
                >
                  {jobHunt.book}
                </DialogOpener>
              </span>
            </li>
          ))}
      </ol>
      <p className="mt-5 max-w-[40em] text-quiet">{after}</p>
    </Section>
  );
}
