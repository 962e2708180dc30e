import { Island } from '#components/layout/island';
import { Logo } from '#components/layout/logo';
import { ShareRow } from '#components/site/share';
import { Dialog } from '#components/ui/dialog';
import { DialogOpener } from '#components/ui/dialog-opener';
import { Section } from '#components/ui/section';
import { TextList } from '#components/ui/text-list';
import { Hours } from '#components/webinars/cards';
import { JobHuntForm } from '#components/webinars/job-hunt-form';
import { sessionSelect } from '#components/webinars/job-hunt-session';
import { LanguageSwitch } from '#components/webinars/language-switch';
import { routes } from '#data/addresses/routes';
import { chosenPath, registerDialog } from '#data/addresses/session-routes';
import type { JobHuntWords } from '#data/job-hunt/words';
import { jobHuntFormAt } from '#data/job-hunt-form/forms';
import { shareWords } from '#data/share';
import { questionBankRupees } from '#data/webinars';
import { inRupees } from '#lib/platform/values/money';
import { dayOf, type Session } from '#lib/webinars/rules/sessions';
import { localDates, sessionLanguage, sessionSpoken } from '#lib/webinars/words/sessions';

interface Props {
  words: JobHuntWords;
  /** Those that can be booked, the one chosen at first before all others. */
  sessions: readonly Session[];
  pixel: string | undefined;
  /** The address of this page, with the origin. */
  url: string;
  /** When the page is rendered, in epoch milliseconds. */
  now: number;
}

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
      <div className="wrap pt-9 pb-9">
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

interface Words {
  words: JobHuntWords;
}

/** The styles show the chosen one of `sessions` alone. */
function JobHuntHero({ words, sessions }: Words & { sessions: readonly Session[] }) {
  return (
    <div className="wrap pt-10 pb-14 lg:pt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Logo />
        <LanguageSwitch language={words.language} label={words.switch} />
      </div>
      <div className="mt-5 grid items-center gap-11 lg:grid-cols-[1.25fr_1fr] lg:gap-16">
        <div>
          <h1>{words.title}</h1>
          <p className="lede mt-6">{words.lede}</p>
          <div className="notice mt-6" data-session-over="" hidden>
            <p>{words.over}</p>
            <div className="chosen-session">
              {sessions.map(({ id, start }) => (
                <p key={id}>
                  <b>{localDates[words.language].date(start)}</b>
                </p>
              ))}
            </div>
          </div>
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
    </div>
  );
}

function Voucher({ words, session }: Words & { session: Session }) {
  const { language, title, start } = session;
  const dates = localDates[words.language];
  return (
    <article className="voucher dated" aria-label={words.chosen}>
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
function Register({ words }: Words) {
  return (
    <DialogOpener dialog={registerDialog}>
      <span className="grid">
        {words.register}
        {words.registerEnglish && (
          <span className="text-[0.85rem] [font-weight:500]" lang="en">
            {words.registerEnglish}
          </span>
        )}
      </span>
    </DialogOpener>
  );
}

function Gains({ words }: Words) {
  const { title, items } = words.gains;
  return (
    <Section title={title} on="raised">
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

function ForWhom({ words }: Words) {
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
function FiveMinutes({ words }: Words) {
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

/**
 * A row for each topic of a day, in it a line for each language. Without a script a link leads to this page with its
 * session chosen (lib/start/address-rules.ts).
 */
function Schedule({ words, sessions, now }: Words & { sessions: readonly Session[]; now: number }) {
  const { title, after } = words.schedule;
  const dates = localDates[words.language];
  const inOrder = [...sessions].sort((a, b) => a.start - b.start);
  const days = Map.groupBy(
    inOrder,
    ({ start, title: topic }) => `${dates.day(start, now)} ${topic}`,
  );
  return (
    <Section title={title} lede={words.weekdays} on="leaf">
      <ol className="sessions">
        {[...days.entries()].map(([day, [first, ...others]]) =>
          first ? (
            <li key={day}>
              <time dateTime={new Date(first.start).toISOString()}>
                {dates.weekday(first.start)}, {dates.day(first.start, now)}
              </time>
              <b lang="en">{first.title}</b>
              <ul className="by-language">
                {[first, ...others].map((session) => (
                  <li key={session.id}>
                    <span>{sessionLanguage(words.language, session)}</span>
                    <span className="num">
                      <Hours>{dates.hours(session)}</Hours>
                    </span>
                    <a
                      className="action"
                      href={chosenPath(words.language, session.id)}
                      data-choose={sessionSelect}
                      data-value={session.id}
                      data-dialog={registerDialog}
                    >
                      {words.book}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ) : null,
        )}
      </ol>
      <p className="mt-5 max-w-[40em] text-quiet">{after}</p>
    </Section>
  );
}
