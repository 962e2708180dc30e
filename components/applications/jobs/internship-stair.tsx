import { LedgerRows } from '#components/ui/rows';
import { routes } from '#data/addresses/routes';
import { courses } from '#data/courses';
import { eligibility, internshipLimits } from '#data/internships';
import { modulesOf, totalsOf } from '#lib/catalogue/rules/cart';
import { inRupees } from '#lib/platform/values/money';

const needed = 4;

/** The four of the lowest fee; of equal fees those that come first. */
const four = courses
  .toSorted((one, other) => one.fees - other.fees || one.courseNo - other.courseNo)
  .slice(0, needed)
  .map(({ courseNo }) => courseNo)
  .sort((one, other) => one - other);
const rest = modulesOf('foundation').filter((courseNo) => !four.includes(courseNo));

/** "1 to 4" where they follow each other, which does not break in a line; "1, 2 and 5" elsewhere. */
function named(modules: readonly number[]): string {
  const [first = 0, last = first] = [modules[0], modules.at(-1)];
  if (modules.length > 2 && last - first === modules.length - 1)
    return `${first}\u00a0to\u00a0${last}`;
  return new Intl.ListFormat('en-IN').format(modules.map(String));
}

export function InternshipStair() {
  const first = totalsOf(four);
  const third = totalsOf(rest);
  const [free, paid] = eligibility;
  const steps = [
    {
      title: 'Four certificates',
      text: `${free.text} Modules ${named(four)} cost least: ${first.hours} hours.`,
      price: first,
    },
    {
      title: `Up to ${internshipLimits.weeks} weeks in an office`,
      text: `At most ${internshipLimits.hoursWeek} hours a week. A mentor checks your work before it reaches a client. You have office, dates and hours in writing before you say yes.`,
    },
    {
      title: 'HACA, then a stipend',
      text: `${paid.text} Modules ${named(rest)} complete the foundation level.`,
      price: third,
    },
  ];
  return (
    <>
      <ol className="stair">
        {steps.map(({ title, text, price }, at) => (
          <li key={title}>
            <span className="stair-no" aria-hidden="true">
              {at + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="stair-fee num">
              <b>{inRupees(price?.total ?? 0)}</b>
              <span>
                {price
                  ? `${inRupees(price.fee)} + ${inRupees(price.gst)} GST`
                  : 'no fee for the place, at any step'}
              </span>
            </p>
          </li>
        ))}
      </ol>
      <div className="stair-sum">
        <div>
          <p>
            Do you hold four certificates already? Then the internship costs you nothing. Do you
            hold all of the foundation level? Ask for one with a stipend.
          </p>
          <a className="action" href={`${routes.certification}#accss`}>
            See the 17 modules
          </a>
        </div>
        <LedgerRows
          className="leaf"
          rows={[
            [`Modules ${named(four)}`, inRupees(first.total)],
            ['The internship', inRupees(0)],
            [`Modules ${named(rest)}`, inRupees(third.total)],
          ]}
          total={['All three steps, with GST', inRupees(first.total + third.total)]}
        />
      </div>
    </>
  );
}
