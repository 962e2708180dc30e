import type { ReactNode } from 'react';
import type { ClassRow, Enrolment } from '#lib/accounts/views/enrolment';
import { dayAndHour, dayParts, hourInWords, longDayInIndia } from '#lib/platform/values/india';

interface Props {
  readonly enrolment: Enrolment;
  /** It is before the first class: a part that is overdue is the one red button then. */
  readonly isOverdue: boolean;
  readonly children?: ReactNode;
}

export function EnrolledHead({ enrolment, isOverdue, children }: Props) {
  const { title, text, isEnrolled } = enrolment;
  return (
    <>
      <div className="wrap enrolled-head">
        <div>
          <h1 className={isEnrolled ? 'is-enrolled' : undefined}>{title}</h1>
          <p className="lede">{text}</p>
        </div>
        {!isOverdue && <FirstClass enrolment={enrolment} isMain />}
      </div>
      {children}
      {isOverdue && (
        <div className="wrap pb-10">
          <FirstClass enrolment={enrolment} isMain={false} />
        </div>
      )}
    </>
  );
}

/** The stub with the first class, or with the day by which somebody calls to fix the days. */
function FirstClass({
  enrolment: { first, callBy, isEnrolled },
  isMain,
}: {
  enrolment: Enrolment;
  isMain: boolean;
}) {
  const at = first?.at ?? callBy;
  if (at === undefined) return null;
  const [day, month, year] = longDayInIndia(at).split(' ');
  return (
    <section className="voucher first-class" aria-labelledby="first">
      <div className="stub">
        <span>
          {!first && 'by '}
          {dayParts(at).weekday}
        </span>
        <b>{day}</b>
        <span>
          {month?.slice(0, 3)} {year}
        </span>
      </div>
      <div className="voucher-body">
        {first ? (
          <>
            <h2 id="first">{first.title}</h2>
            <p>
              {first.name}
              <span className="sub">{first.about}</span>
            </p>
            {first.calendar && (
              <a className={isMain ? 'button' : 'button line'} href={first.calendar}>
                Add to calendar
              </a>
            )}
            <p className="small">{first.note}</p>
          </>
        ) : (
          <>
            <h2 id="first">We will call you</h2>
            <p>
              By {hourInWords(at)},{' '}
              {isEnrolled
                ? 'to fix the days that suit you.'
                : 'to ask whether you prefer another batch or a refund.'}
              <span className="sub">{dayAndHour(at)}</span>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

const firstRows = 5;

export function Classes({ enrolment: { first } }: Pick<Props, 'enrolment'>) {
  if (!first) return null;
  const { rows, all } = first;
  const rest = rows.slice(firstRows);
  return (
    <section aria-labelledby="classes">
      <h2 id="classes">Your classes</h2>
      <ClassList rows={rows.slice(0, firstRows)} />
      {rest.length > 0 && (
        <details className="all-classes">
          <summary>{all}</summary>
          <ClassList rows={rest} />
        </details>
      )}
    </section>
  );
}

const ClassList = ({ rows }: { rows: readonly ClassRow[] }) => (
  <ol className="classes">
    {rows.map(({ iso, day, text, hours, kind }) => (
      <li key={iso} className={kind === 'later' ? undefined : kind}>
        <time dateTime={iso}>{day}</time>
        <span>{text}</span>
        <span>{hours}</span>
      </li>
    ))}
  </ol>
);

export function UntilThen({ enrolment: { practice } }: Pick<Props, 'enrolment'>) {
  if (practice.length === 0) return null;
  return (
    <section aria-labelledby="until-then">
      <h2 id="until-then">Until then</h2>
      <ul className="ticks">
        {practice.map(({ href, title }) => (
          <li key={href}>
            <a className="text-link" href={href}>
              {title} in the practice book
            </a>
            : see where you stand; nobody sees the result but you
          </li>
        ))}
      </ul>
    </section>
  );
}
