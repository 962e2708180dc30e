import { offers } from '#data/offers';
import { bestFor, comparedWays, type Way, weeklyHours, weeksAt } from '#lib/catalogue/rules/ways';
import { inRupees, withGst } from '#lib/platform/values/money';
import { plural } from '#lib/platform/values/words';

const usual = 8;

const said = (hours: number) => (hours === weeklyHours.at(-1) ? `${hours} or more` : String(hours));

/** Three cards that answer to the hours a week; the styles switch them, so that it works without script. */
export function WaysToLearn() {
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
          <WayCard key={way.kind} way={way} long={long} dear={dear} />
        ))}
      </ol>
      <p className="ways-note">
        All three include the exercise files and the two-stage examination of each module, with its
        first attempt free. The modules have the most hours, because every topic of the syllabus
        gets its time; a bootcamp takes what you know as read, on fixed days.
      </p>
    </div>
  );
}

function WayCard({ way, long, dear }: { way: Way; long: number; dear: number }) {
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
          <b>{plural(weeksAt(way, each), 'week')}</b> at {each} hours a week
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
