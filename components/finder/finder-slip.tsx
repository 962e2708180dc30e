import { Included } from '#components/certification/included';
import { LinkField } from '#components/share/share-link';
import { TakeButton } from '#components/share/take-button';
import { levelDetails } from '#data/certification';
import { levels } from '#data/courses';
import { routes } from '#lib/shared/addresses/routes';
import { totalsOf } from '#lib/shared/cart/levels';
import { type Found, finderPath } from '#lib/shared/finder/find';
import { gstPercent, inRupees } from '#lib/shared/money';
import { quotationPath } from '#lib/shared/quotation/path';

/** All that was found, added up once, and the ways on. */
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
