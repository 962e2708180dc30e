/** The voucher of the promise, the days that count, and what happened. */
import { longDayInIndia } from '#lib/dates';
import type { CountedDay, VisitorLine, VisitorView } from '#lib/enquiries/view-types';
import { dayParts, hourInWords } from '#lib/india';

export function Voucher({ view: { status, noun, facts } }: { view: VisitorView }) {
  const { weekday } = dayParts(status.at);
  const [day, month] = longDayInIndia(status.at).split(' ');
  const look = status.isLate ? 'late' : status.isGood ? 'good' : 'received';
  return (
    <section className="voucher dated" aria-labelledby="what">
      <div className="stub">
        {weekday}
        <b>{day}</b>
        {month}
        <span className="stub-time">{hourInWords(status.at)}</span>
      </div>
      <div className="voucher-body">
        <h2 id="what">Your {noun}</h2>
        <dl className="facts">
          {facts.map(({ label, value, iso }) => [
            <dt key={label}>{label}</dt>,
            <dd key={`${label}-value`}>{iso ? <time dateTime={iso}>{value}</time> : value}</dd>,
          ])}
        </dl>
        <span className={`stamp ${look}`} aria-hidden="true">
          {status.stamp}
        </span>
      </div>
    </section>
  );
}

export function Days({ days }: { days: readonly CountedDay[] }) {
  return (
    <ol className="days" aria-label="How the two working days are counted">
      {days.map(({ day, text, counts, isLast }) => (
        <li key={day} className={isLast ? 'end' : counts ? undefined : 'off'}>
          <b>{day}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

export function History({ lines }: { lines: readonly VisitorLine[] }) {
  return (
    <ol className="column">
      {lines.map(({ iso, day, time, text, isOpen }) => (
        <li key={`${iso} ${text}`} className={isOpen ? 'open-line' : undefined}>
          <time dateTime={iso}>
            {day && <b>{day}</b>} <span>{time}</span>
          </time>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
