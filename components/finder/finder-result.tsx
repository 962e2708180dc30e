import { BatchLines } from '#components/batches/batch-rows';
import { FinderSlip } from '#components/finder/finder-slip';
import { FreeList } from '#components/finder/free-list';
import { StudyList } from '#components/finder/study-list';
import { goals } from '#data/module-finder';
import { routes } from '#lib/shared/addresses/routes';
import type { CountedBatch } from '#lib/shared/batches/rules';
import { nameOf } from '#lib/shared/batches/words';
import {
  answersInWords,
  type Found,
  finderPath,
  listed,
  modulesFor,
} from '#lib/shared/finder/find';
import type { Free } from '#lib/shared/finder/free';
import { inRupees } from '#lib/shared/money';

interface Props {
  found: Found;
  free: readonly Free[];
  origin: string;
  /** The next ones that teach any of them. */
  batches: readonly CountedBatch[];
  now: number;
}

const hoursAWeek = 8;

/** The modules for a goal, what is left out, what is free first, and the one total. */
export function FinderResult({ found, free, origin, batches, now }: Props) {
  const { goal, answers, modules, leftOut, saved, totals, put } = found;
  const none = modules.length === 0;
  const isMarked = answers.some((band) => band > 0);
  return (
    <>
      <div className="wrap pt-10 pb-9 md:pt-16 md:pb-12">
        <h1 className="max-w-[17em]">{headline(found)}</h1>
        <p className="lede mt-4">
          {none ? (
            noneText(found)
          ) : (
            <>
              {totals.hours} hours, about {Math.max(1, Math.round(totals.hours / hoursAWeek))} weeks
              at {hoursAWeek} hours a week; <a href="#slip">{inRupees(totals.total)} with GST</a> in
              all. What you can do already, and what this post does not ask for, is left out.
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
            'You have not marked anything that you can do, so every module for this post is listed.'
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
              {none ? (goal.isOpen ? 'Where to go next' : 'Nothing is missing') : 'In this order'}
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
                you do on your own. That saves {saved.hours} hours and {inRupees(saved.total)} with
                GST.{' '}
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

/** Who says no goal and does the first things already is shown what the posts ask beyond them. */
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
                  ? 'your answers show that nothing is missing'
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
    ? 'Your answers show that you can do what the foundation teaches. Tell us what you want to work as, and see what else that post needs.'
    : 'Your answers show that you can do everything we ask about for this post. You can prove it: the first attempt at each exam is free.';

export const headline = ({ goal, modules }: Found) =>
  modules.length === 0
    ? goal.isOpen
      ? 'You already know the foundation'
      : `You are ready to work as ${goal.as}`
    : `${counts[modules.length]} module${modules.length === 1 ? '' : 's'} for ${goal.as}`;
