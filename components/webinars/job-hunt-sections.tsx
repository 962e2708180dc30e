import { Section } from '#components/ui/section';
import { TextList } from '#components/ui/text-list';
import { Hours } from '#components/webinars/hours';
import { Register, type Words } from '#components/webinars/job-hunt-hero';
import { sessionSelect } from '#components/webinars/job-hunt-session';
import { questionBankRupees } from '#data/webinars';
import { chosenPath, registerDialog } from '#lib/shared/addresses/session-routes';
import { localDates, sessionLanguage } from '#lib/shared/calendar/local-dates';
import type { Session } from '#lib/shared/calendar/sessions';
import { inRupees } from '#lib/shared/money';

export function Gains({ words }: Words) {
  const { title, items } = words.gains;
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

export function ForWhom({ words }: Words) {
  const { title, items } = words.whom;
  return (
    <Section
      title={title}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 wrap-anywhere lg:grid-cols-2"
    >
      <TextList className="ticks" texts={items} />
      <QuestionBank words={words} />
    </Section>
  );
}

/** A free thing that has a worth: a leaf of the ledger, the worth at its foot. */
function QuestionBank({ words }: Words) {
  const { title, text, worth } = words.bank;
  return (
    <div className="leaf">
      <span className="leaf-margin" />
      <h3>{title}</h3>
      <p className="mt-3 text-paper-quiet">{text}</p>
      <dl className="mt-3">
        <div className="entry total">
          <dt>{worth}</dt>
          <dd>{inRupees(questionBankRupees)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** The loop is a measure of the form, not of the offer: nothing ends with it (contract: R19). */
export function FiveMinutes({ words }: Words) {
  const { title, text } = words.loop;
  return (
    <Section title={title} className="grid items-center gap-x-16 gap-y-7 md:grid-cols-[1fr_auto]">
      <div>
        <p className="max-w-[36em]">{text}</p>
        <div className="mt-6">
          <Register words={words} />
        </div>
      </div>
      <div className="loop">
        <count-down loop="300" />
      </div>
    </Section>
  );
}

/** Without a script a link leads to this page with its session chosen (lib/server/http/listen/special-pages.ts). */
export function Schedule({
  words,
  sessions,
  now,
}: Words & { sessions: readonly Session[]; now: number }) {
  const { title, after } = words.schedule;
  const dates = localDates[words.language];
  return (
    <Section title={title} lede={words.weekdays}>
      <ol className="sessions">
        {[...sessions]
          .sort((a, b) => a.start - b.start)
          .map((session) => (
            <li key={session.id}>
              <time dateTime={new Date(session.start).toISOString()}>
                {dates.weekday(session.start)}, {dates.day(session.start, now)}
              </time>
              <span>
                <b lang="en">{session.title}</b>
                {sessionLanguage(words.language, session)}
              </span>
              <span className="num">
                <Hours>{dates.hours(session)}</Hours>
                <br />
                <a
                  className="action"
                  href={chosenPath(words.language, session.id)}
                  data-choose={sessionSelect}
                  data-value={session.id}
                  data-dialog={registerDialog}
                >
                  {words.book}
                </a>
              </span>
            </li>
          ))}
      </ol>
      <p className="mt-5 max-w-[40em] text-quiet">{after}</p>
    </Section>
  );
}
