import { Scene } from '#components/site/scenes/scene';
import { dayMs, instantInIndia, isoDayInIndia, mondayOf } from '#lib/platform/values/india';
import { dayOf, monthOf } from '#lib/webinars/rules/sessions';

interface Props {
  /** When the sessions to come begin, in epoch milliseconds, the nearest first; the leaf is of the month of the first. */
  readonly starts: readonly number[];
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const column = 60;

/** The leaf of a wall calendar, with a red ring around each day of a session. */
export function MonthOfWebinars({ starts }: Props) {
  const [first] = starts;
  if (first === undefined) return null;
  const month = isoDayInIndia(first).slice(0, 7);
  const inMonth = starts.map(isoDayInIndia).filter((day) => day.startsWith(month));
  const days = [...new Set(inMonth)];
  const name = `${monthOf(first)} ${month.slice(0, 4)}`;
  const listed = new Intl.ListFormat('en-IN').format(days.map((day) => dayOf(instantInIndia(day))));
  return (
    <Scene
      box="18 14 444 292"
      says={`The calendar of ${name}, with a ring around each day of a webinar to come: the ${listed}.`}
    >
      <path className="c" d="M20 28h440v46H20z" />
      <path className="p" d="M20 74h440v230H20z" />
      <path className="k" strokeWidth="4" d="M120 16v24M360 16v24" />
      <text x="240" y="59" className="onc" fontSize="24" fontWeight="700" textAnchor="middle">
        {name}
      </text>
      <g fontSize="15" fontWeight="600" textAnchor="middle">
        {weekdays.map((day, at) => (
          <text key={day} className="quiet" x={60 + at * column} y="98">
            {day}
          </text>
        ))}
      </g>
      <path className="l" d="M36 106h408" />
      <g fontSize="19" textAnchor="middle">
        {cells(month).map(({ day, number, x, y }) => (
          <g key={day} fontWeight={days.includes(day) ? 800 : 400}>
            {days.includes(day) && (
              <path
                className="x"
                strokeWidth="2.8"
                d={`M${x - 15} ${y - 4}c-2-12 10-16 18-15.5 10 1 15 9 11 17-5 8-23 10-29-1.5`}
              />
            )}
            <text x={x} y={y}>
              {number}
            </text>
          </g>
        ))}
      </g>
    </Scene>
  );
}

/** The days of a month such as 2026-12, each at its place below its weekday. */
function cells(month: string) {
  const first = instantInIndia(`${month}-01`);
  const monday = mondayOf(first);
  return Array.from({ length: 31 }, (_, index) => first + index * dayMs)
    .filter((instant) => isoDayInIndia(instant).startsWith(month))
    .map((instant) => {
      const since = Math.round((instant - monday) / dayMs);
      return {
        day: isoDayInIndia(instant),
        number: dayOf(instant),
        x: 60 + (since % 7) * column,
        y: 133 + Math.floor(since / 7) * 32,
      };
    });
}
