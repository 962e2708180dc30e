import { routes } from '#data/addresses/routes';
import { offers } from '#data/offers';
import { type BatchPlan, minutesOf } from '#lib/batches/rules';
import { bestFor, comparedWays, type Way, weeklyHours, weeksAt } from '#lib/catalogue/rules/ways';
import { inRupees, withGst } from '#lib/platform/values/money';
import { plural } from '#lib/platform/values/words';

const usual = 8;

const said = (hours: number) => (hours === weeklyHours.at(-1) ? `${hours} or more` : String(hours));

type Meets = Pick<BatchPlan, 'days' | 'from' | 'to'>;

const aWeekIn = ({ days, from, to }: Meets) =>
  (days.length * (minutesOf(to) - minutesOf(from))) / 60;

interface Props {
  /** The next batch of the bootcamp: its days are fixed, so they and not the visitor say how many hours a week it takes. */
  readonly camp?: Meets | undefined;
}

/** Three cards that answer to the hours a week; the styles switch them, so that it works without script. */
export function WaysToLearn({ camp }: Props) {
  const { modules, ways } = comparedWays();
  const long = Math.max(...ways.map(({ hours }) => hours));
  const dear = Math.max(...ways.map(({ total }) => total));
  return (
    <div className="wrap ways-by-hours">
      <fieldset>
        <legend>
          Hours a week, to learn book-keeping, Tally and GST: modules{' '}
          {new Intl.ListFormat('en-IN').format(modules.map(String))}
        </legend>
        <div className="switch-labels">
          {weeklyHours.map((hours) => (
            <label key={hours}>
              <input type="radio" name="hours" value={hours} defaultChecked={hours === usual} />
              {said(hours)}
            </label>
          ))}
        </div>
      </fieldset>
      <ol className="ways">
        {ways.map((way) => (
          <WayCard key={way.kind} way={way} long={long} dear={dear} camp={camp} />
        ))}
      </ol>
      <p className="ways-acts">
        <a className="button" href={routes.whichModules}>
          Find the modules you need
        </a>
        <a className="button line" href={routes.contactUs}>
          Ask us to call
        </a>
      </p>
      <p className="ways-note">
        All three include the exercise files and the two-stage examination of each module, with its
        first attempt free. The modules have the most hours, because every topic of the syllabus
        gets its time; a bootcamp takes what you know as read, on fixed days.
      </p>
    </div>
  );
}

function WayCard({ way, long, dear, camp }: { way: Way; long: number; dear: number } & Props) {
  const { kind, hours, fee, gst, total } = way;
  const { name, whom, action, href } = offers[kind];
  const fits = weeklyHours.filter((each) => bestFor[each] === kind);
  return (
    <li className="way" data-best={fits.join(' ')}>
      <div>
        <h2>{name}</h2>
        <p className="way-best">Fits your hours best</p>
        <p className="way-whom">{whom}</p>
      </div>
      {weeklyHours.map((each) => (
        <p key={each} className="way-weeks" data-hours={each}>
          <WeeksOf way={way} each={each} camp={camp} />
        </p>
      ))}
      <dl className="way-bars">
        <Bar label="Hours" share={hours / long} text={String(hours)} />
        <Bar label="Fee" share={total / dear} text={inRupees(total)} />
      </dl>
      <p className="way-fee num">
        {inRupees(fee)} + {inRupees(gst)} GST
        <span>{inRupees(withGst(fee / hours).total)} an hour</span>
      </p>
      <a className="button line" href={href}>
        {action}
      </a>
    </li>
  );
}

function WeeksOf({ way, each, camp }: { way: Way; each: number } & Props) {
  if (way.kind !== 'bootcamp') return <Weeks way={way} aWeek={each} />;
  if (!camp) {
    return (
      <>
        <b>{way.hours} hours</b> on fixed days: we tell you how many a week
      </>
    );
  }
  const needs = aWeekIn(camp);
  if (each >= needs || each === weeklyHours.at(-1)) return <Weeks way={way} aWeek={needs} />;
  return (
    <>
      <b>{plural(weeksAt(way, needs), 'week')}</b> needs {needs} hours a week; you have {each}
    </>
  );
}

const Weeks = ({ way, aWeek }: { way: Way; aWeek: number }) => (
  <>
    <b>{plural(weeksAt(way, aWeek), 'week')}</b> at {aWeek} hours a week
  </>
);

const Bar = ({ label, share, text }: { label: string; share: number; text: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={share * 100} height="1" />
      </svg>
      <b>{text}</b>
    </dd>
  </div>
);
