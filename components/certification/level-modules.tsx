import { HeldButton } from '#components/certification/held-button';
import { ModuleRow } from '#components/certification/module-row';
import { levelDetails } from '#data/certification';
import { courses, type Level } from '#data/courses';
import type { CartKind } from '#lib/shared/cart/cart';
import { modulesOf, totalsOf } from '#lib/shared/cart/levels';
import { gstPercent, inRupees } from '#lib/shared/money';

interface Props {
  level: Level;
  cart: CartKind;
  name?: string;
  form?: string;
}

/** One level of the catalogue to choose from: its heading stays in sight, its figures add up. */
export function LevelModules({ level, ...tick }: Props) {
  const held = courses.filter((course) => course.level === level);
  const { hours, fee, gst, total } = totalsOf(modulesOf(level));
  // In coaching a module says what is to be taught; what is paid for are the hours.
  const priced = tick.cart === 'certification';
  const heading = `${tick.cart}-${level}`;
  return (
    <section className="level" aria-labelledby={heading}>
      <div className="level-head">
        <h3 id={heading} className={`chip level-${level}`}>
          {levelDetails[level].title}
        </h3>
        <span className="text-quiet">
          {held.length} modules, {hours} hours
        </span>
        <HeldButton
          add="Select All"
          drop="Deselect All"
          describedBy={heading}
          level={level}
          cart={tick.cart}
        />
      </div>
      <table className={priced ? 'ruled modules' : 'ruled modules taught'}>
        <thead>
          <tr>
            <td />
            <th scope="col">Module</th>
            <th scope="col">Hours</th>
            {priced && (
              <>
                <th scope="col">Fee</th>
                <th scope="col">GST {gstPercent}%</th>
                <th scope="col">Total</th>
              </>
            )}
            <td />
          </tr>
        </thead>
        <tbody>
          {held.map((course) => (
            <ModuleRow key={course.courseNo} course={course} {...tick} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">Whole level</th>
            <td>{hours} h</td>
            {priced && (
              <>
                <td>{inRupees(fee)}</td>
                <td>
                  <span className="fold">+ GST </span>
                  {inRupees(gst)}
                </td>
                <td>
                  <span className="sum">{inRupees(total)}</span>
                </td>
              </>
            )}
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
