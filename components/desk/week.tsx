import type { ListView } from '#lib/server/desk/list/views/list';

/** A column a day, added up at the end; each day sifts the list, and a second press shows all again. */
export function Week({ week, waiting }: Pick<ListView, 'week' | 'waiting'>) {
  return (
    <nav className="week" aria-labelledby="week" data-live="week">
      <div className="week-head">
        <h2 id="week">{week.title}</h2>
        <p>
          <a className="action" href={week.before}>
            Week before
          </a>
          <a className="action" href={week.next}>
            Next week
          </a>
        </p>
      </div>
      <ol>
        {week.days.map(({ href, weekday, day, due, done, word, isChosen }) => (
          <li key={weekday}>
            <a
              href={href}
              aria-current={isChosen ? 'date' : undefined}
              className={word === 'late' ? 'is-late' : undefined}
            >
              <span>
                {weekday} <i>{day}</i>
              </span>
              <b>{due}</b>
              <small>
                {word}
                {done > 0 && <span className="done-count">, {done} done</span>}
              </small>
            </a>
          </li>
        ))}
        <li className="week-sum">
          <span>Waiting</span>
          <b className="sum">{waiting}</b>
        </li>
      </ol>
    </nav>
  );
}
