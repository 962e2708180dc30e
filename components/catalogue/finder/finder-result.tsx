import { BatchLines } from '#components/batches/batch-rows';
import { Included } from '#components/catalogue/included';
import { LinkField, TakeButton } from '#components/site/share';
import { coursePath, routes } from '#data/addresses/routes';
import { levelDetails } from '#data/certification';
import { levels } from '#data/courses';
import { goals } from '#data/module-finder';
import type { CountedBatch } from '#lib/batches/rules';
import { nameOf } from '#lib/batches/words';
import { totalsOf } from '#lib/catalogue/rules/cart';
import {
  answersInWords,
  type Found,
  type Free,
  finderPath,
  listed,
  modulesFor,
} from '#lib/catalogue/rules/finder';
import { quotationPath } from '#lib/catalogue/rules/quotation-path';
import { shortDayAndHour } from '#lib/platform/values/india';
import { gstPercent, inRupees } from '#lib/platform/values/money';

interface Props {
  found: Found;
  free: readonly Free[];
  origin: string;
  batches: readonly CountedBatch[];
  now: number;
}

const hoursAWeek = 8;

export function FinderResult({ found, free, origin, batches, now }: Props) {
  const { goal, answers, modules, leftOut, saved, totals, put } = found;
  const none = modules.length === 0;
  const isMarked = answers.some((band) => band > 0);
  return (
    <>
      <div className="wrap pt-7 pb-8 md:pt-14 md:pb-12">
        <h1 className="max-w-[17em]">{headline(found)}</h1>
        <p className="lede mt-4">
          {none ? (
            noneText(found)
          ) : (
            <>
              {totals.hours} hours, about {Math.max(1, Math.round(totals.hours / hoursAWeek))} weeks
              at {hoursAWeek} hours a week; <a href="#slip">{inRupees(totals.total)} with GST</a> in
              all. What you can already do, and what this job does not need, is left out.
            </>
          )}
        </p>
        <p className="said">
          {isMarked ? (
            <>
              You said:{' '}
              {answersInWords(answers).map(({ band, what }, at) => (
                <span key={band}>
                  {at > 0 && '; '}
                  {what} <b>{band.toLowerCase()}</b>
                </span>
              ))}
              .
            </>
          ) : (
            'You have not marked anything you can do, so every module for this job is listed.'
          )}{' '}
          <a href={finderPath(goal, answers, { change: true })}>
            {isMarked ? 'Change the answers' : 'Mark what you can do'}
          </a>
        </p>
      </div>
      <div className="wrap found">
        <div className="found-main">
          <section aria-labelledby="order">
            <h2 id="order">
              {none ? (goal.isOpen ? 'Where to go next' : 'You have it all') : 'In this order'}
            </h2>
            <StudyList modules={modules} />
            {batches.length > 0 && (
              <section aria-labelledby="when" className="mt-6">
                <h2 id="when">When does it begin?</h2>
                <BatchLines batches={batches} now={now} named={nameOf} />
              </section>
            )}
            {leftOut.length > 0 && (
              <p className="left-out">
                Left out:{' '}
                {listed(leftOut.map(({ courseNo, title }) => `AcSS ${courseNo} ${title}`))}, which
                you can do on your own. That saves {saved.hours} hours and {inRupees(saved.total)}{' '}
                with GST.{' '}
                <a
                  href={finderPath(goal, answers, {
                    put: [...put, ...leftOut.map(({ courseNo }) => courseNo)],
                  })}
                >
                  Add them anyway
                </a>
              </p>
            )}
            {none && goal.isOpen && <OtherGoals answers={answers} />}
            {none && !goal.isOpen && (
              <a className="button mt-6" href={`${routes.certification}#enrolment`}>
                Enrol for the exams
              </a>
            )}
          </section>
          {!none && (
            <section aria-labelledby="free">
              <h2 id="free">Free first</h2>
              <p className="small">See whether it suits you before you pay for anything.</p>
              <FreeList
                free={free}
                now={now}
                modules={`AcSS ${modules.map(({ course }) => course.courseNo).join(', ')}`}
              />
            </section>
          )}
        </div>
        {!none && <FinderSlip found={found} origin={origin} />}
      </div>
    </>
  );
}

const counts =
  'No,One,Two,Three,Four,Five,Six,Seven,Eight,Nine,Ten,Eleven,Twelve,Thirteen,Fourteen,Fifteen,Sixteen,Seventeen'.split(
    ',',
  );

/** Visitors without a goal who do the first things already read what the posts ask beyond them. */
function OtherGoals({ answers }: Pick<Found, 'answers'>) {
  return (
    <ul className="other-goals">
      {goals
        .filter(({ isOpen }) => !isOpen)
        .map((goal) => {
          const needed = modulesFor(goal, answers);
          return (
            <li key={goal.id}>
              <a href={finderPath(goal, answers)}>
                <b>{goal.role}</b>
              </a>
              <span className="small">
                {needed.length === 0
                  ? 'your answers show that you need no more modules'
                  : `${needed.length} module${needed.length === 1 ? '' : 's'}: AcSS ${needed.join(', ')}`}
              </span>
            </li>
          );
        })}
    </ul>
  );
}

const noneText = ({ goal }: Found) =>
  goal.isOpen
    ? 'Your answers show that you can do what the foundation teaches. Tell us the job you want, and see what else it needs.'
    : 'Your answers show that you can do everything we ask about for this job. You can prove it: the first attempt at each exam is free.';

export const headline = ({ goal, modules }: Found) =>
  modules.length === 0
    ? goal.isOpen
      ? 'You already know the foundation'
      : `You are ready to work as ${goal.as}`
    : `${counts[modules.length]} module${modules.length === 1 ? '' : 's'} for ${goal.as}`;

export function FinderSlip({ found, origin }: { found: Found; origin: string }) {
  const { goal, answers, put, modules, totals } = found;
  const numbers = modules.map(({ course }) => course.courseNo);
  const path = finderPath(goal, answers, { put });
  return (
    <aside className="leaf found-slip" aria-labelledby="slip">
      <span className="leaf-margin" aria-hidden="true" />
      <h2 id="slip">{modules.length === 1 ? 'If you take it' : 'If you take them all'}</h2>
      <dl className="found-sums">
        {levels.map((level) => {
          const own = numbers.filter((_, at) => modules[at]?.course.level === level);
          if (own.length === 0) return null;
          return (
            <div key={level}>
              <dt>
                {levelDetails[level].title}, {own.length} module{own.length === 1 ? '' : 's'}
              </dt>
              <dd>{inRupees(totalsOf(own).fee)}</dd>
            </div>
          );
        })}
        <div className="found-gst">
          <dt>GST {gstPercent}%</dt>
          <dd>{inRupees(totals.gst)}</dd>
        </div>
        <div className="found-total">
          <dt>{totals.hours} hours</dt>
          <dd>
            <span className="sum">{inRupees(totals.total)}</span>
          </dd>
        </div>
      </dl>
      <TakeButton modules={numbers} className="button">
        Add all to selection
      </TakeButton>
      <a className="button line" href={quotationPath({ modules: numbers })}>
        Make a quotation
      </a>
      <Included offer="certification" />
      <LinkField
        label="Link to this result"
        url={`${origin}${path}`}
        text={`${headlineText(modules.length)} for ${goal.as}: ${totals.hours} hours, ${inRupees(totals.total)} with GST.`}
      />
      <p className="small">
        The first attempt at each exam is free. Not sure?{' '}
        <a href={routes.contactUs}>Ask us to call</a>.
      </p>
    </aside>
  );
}

const headlineText = (count: number) => `${count} module${count === 1 ? '' : 's'}`;

interface FreeListProps {
  free: readonly Free[];
  modules: string;
  /** When the page is rendered, in epoch milliseconds. */
  now: number;
}

function FreeList({ free, modules, now }: FreeListProps) {
  return (
    <>
      <ul className="sessions free-list">
        {free.map(({ title, what, href, courseNo, start, day = 'any time' }) => (
          <li key={`${title}${start}`}>
            {start === undefined ? (
              <span className="when capitalize-first">{day}</span>
            ) : (
              <time className="when" dateTime={new Date(start).toISOString()}>
                {shortDayAndHour(start, now)}
              </time>
            )}
            <a href={href}>
              <b>{title}</b>
              <span>{what}</span>
            </a>
            <span className="num">for AcSS&nbsp;{courseNo}</span>
          </li>
        ))}
        <li>
          <span className="when">Any time</span>
          <a href={`${routes.downloads}#books`}>
            <b>The outlines of these modules</b>
            <span>Every topic with its hours</span>
          </a>
          <span className="num">{modules}</span>
        </li>
      </ul>
      <p className="free-sum">
        <span>You pay for these</span>
        <b className="sum">{inRupees(0)}</b>
      </p>
    </>
  );
}

function StudyList({ modules }: Pick<Found, 'modules'>) {
  return (
    <ol className="study">
      {modules.map(({ course: { courseNo, title, level, hours }, why }) => (
        <li key={courseNo}>
          <div className="study-head">
            <h3>
              <a href={coursePath('certification', courseNo)}>
                <span className="num">AcSS&nbsp;{courseNo}</span> {title}
              </a>
            </h3>
            <p className="study-facts">
              <span className={`chip level-${level}`}>{levelDetails[level].title}</span>
              <span className="num">{hours} h</span>
            </p>
          </div>
          <p className="why">
            <MarkedBold text={why} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function MarkedBold({ text }: { text: string }) {
  return text.split('**').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity besides its place
    at % 2 === 1 ? <b key={at}>{part}</b> : part,
  );
}
