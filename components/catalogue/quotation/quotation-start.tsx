import { routes } from '#data/addresses/routes';
import { bootcampHour, bootcamps, packages } from '#data/coaching';
import { courses } from '#data/courses';
import { quotationPath } from '#lib/catalogue/rules/quotation-path';
import { inRupees, withGst } from '#lib/platform/values/money';

export function QuotationWays() {
  return (
    <div className="wrap quote-ways-on">
      <form method="get" action={routes.quotation} data-native aria-labelledby="for-modules">
        <h2 id="for-modules">For modules</h2>
        <div className="quote-ticks">
          {courses.map(({ courseNo, title, fees }) => (
            <label key={courseNo} className="choice">
              <input type="checkbox" name="modules" value={courseNo} />
              <span>
                {courseNo} {title} <WithGst fee={fees} />
              </span>
            </label>
          ))}
        </div>
        <button type="submit" className="button">
          Make the quotation
        </button>
      </form>
      <div className="grid content-start gap-9">
        <nav aria-labelledby="for-coaching">
          <h2 id="for-coaching">For coaching</h2>
          <ul className="quote-list">
            {packages.map(({ hours, fee }) => (
              <li key={hours}>
                <a href={quotationPath({ plan: String(hours) })}>1:1 coaching, {hours} hours</a>{' '}
                <WithGst fee={fee} />
              </li>
            ))}
            {bootcamps
              .filter(({ hours }) => hours !== undefined)
              .map(({ code, moduleName, hours = 0 }) => (
                <li key={code}>
                  <a href={quotationPath({ plan: code })}>
                    Bootcamp {code}, {moduleName}
                  </a>{' '}
                  <WithGst fee={hours * bootcampHour.fee} />
                </li>
              ))}
          </ul>
        </nav>
        <p>
          Not sure what you need? <a href={routes.whichModules}>Find your modules</a> or{' '}
          <a href={routes.compare}>compare the ways to learn</a>.
        </p>
      </div>
    </div>
  );
}

const WithGst = ({ fee }: { fee: number }) => (
  <span className="small num">{inRupees(withGst(fee).total)} with GST</span>
);

/** The head script lets it lead to the quotation of what is ticked (lib/browser/inline-script/cart.ts); without it one ticks there. */
export function QuotationLink() {
  return (
    <p className="mt-3">
      <a className="action" href={quotationPath({})} data-quotation suppressHydrationWarning>
        Make a quotation
      </a>
    </p>
  );
}

export function PlanQuotation({ plan }: { plan: string }) {
  return (
    <p className="mt-3">
      <a className="action" href={quotationPath({ plan })}>
        Quotation
        <span className="sr-only"> for {plan.match(/^\d+$/) ? `${plan} hours` : plan}</span>
      </a>
    </p>
  );
}
