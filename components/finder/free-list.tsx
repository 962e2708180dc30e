import { routes } from '#lib/shared/addresses/routes';
import type { Free } from '#lib/shared/finder/free';
import { shortDayAndHour } from '#lib/shared/india';
import { inRupees } from '#lib/shared/money';

interface Props {
  free: readonly Free[];
  modules: string;
  /** When the page is rendered, in epoch milliseconds. */
  now: number;
}

/** What can be tried before anything is paid for; it adds up to nothing. */
export function FreeList({ free, modules, now }: Props) {
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
