import { MiniCover } from '#components/library/cover';
import { coursePath } from '#data/addresses/routes';
import { levelDetails } from '#data/certification';
import { type Course, courses, type Level } from '#data/courses';
import { type CartKind, type LicenceId, modulesOf, totalsOf } from '#lib/catalogue/rules/cart';
import { gstPercent, inRupees, withGst } from '#lib/platform/values/money';

interface Props {
  level: Level;
  cart: CartKind;
  name?: string;
  form?: string;
  starts?: ModuleStarts;
}

type ModuleStarts = ReadonlyMap<number, { readonly day: string; readonly href: string }>;

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
            <th scope="col">Syllabus</th>
            {tick.starts && <th scope="col">Starts</th>}
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
            {tick.starts && <td />}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** The whole row ticks its module; the link alone leads to the syllabus. */
function ModuleRow({ course, cart, starts, ...post }: Omit<Props, 'level'> & { course: Course }) {
  const { courseNo, title, hours } = course;
  const { fee, gst, total } = withGst(course.fees);
  const id = `${cart}-${courseNo}`;
  return (
    <tr>
      <td>
        <ModuleTick course={course} cart={cart} id={id} {...post} />
      </td>
      <th scope="row">
        <span className="no">
          <MiniCover course={course} />
        </span>
        <label htmlFor={id}>{title}</label>
      </th>
      <td>{hours} h</td>
      {cart === 'certification' && (
        <>
          <td>{inRupees(fee)}</td>
          <td>
            <span className="fold">+ GST </span>
            {inRupees(gst)}
          </td>
          <td>{inRupees(total)}</td>
        </>
      )}
      <td>
        <a href={coursePath(cart, courseNo)}>
          Syllabus<span className="sr-only"> of {title}</span>
        </a>
      </td>
      {starts && <StartCell start={starts.get(courseNo)} title={title} />}
    </tr>
  );
}

interface StartCellProps {
  start: { readonly day: string; readonly href: string } | undefined;
  title: string;
}

function StartCell({ start, title }: StartCellProps) {
  if (!start) return <td className="starts">any day</td>;
  // "Sat 12 Dec": the column of a wide table has no room for the weekday.
  const [, weekday = '', date = ''] = /^(\w+ )(.*)$/.exec(start.day) ?? [];
  return (
    <td className="starts">
      <a href={start.href}>
        <span className="fold">Starts {weekday}</span>
        {date}
        <span className="sr-only">, {title}</span>
      </a>
    </td>
  );
}

interface ModuleTickProps {
  course: Course;
  cart: CartKind;
  id: string;
  /** The name under which the tick is posted, by the form with this id, where no script runs. */
  name?: string;
  form?: string;
}

/** The head script ticks it from the cart, and the cart from it; its sums read hours and fees here. */
export function ModuleTick({ course, cart, id, name, form }: ModuleTickProps) {
  const { courseNo, hours, fees } = course;
  return (
    <input
      type="checkbox"
      id={id}
      name={name}
      value={name && courseNo}
      form={form}
      data-module={courseNo}
      data-cart={cart}
      data-hours={hours}
      data-fees={cart === 'certification' ? fees : undefined}
    />
  );
}

interface HeldButtonProps {
  add: string;
  drop: string;
  describedBy?: string;
  level?: Level;
  cart?: CartKind;
  licence?: LicenceId;
}

export function HeldButton(props: HeldButtonProps) {
  const { add, drop, describedBy, level, cart, licence } = props;
  return (
    <button
      type="button"
      className="action held-button when-script"
      aria-describedby={describedBy}
      data-level={level}
      data-cart={cart}
      data-licence={licence}
      suppressHydrationWarning
    >
      <span>{add}</span>
      <span>{drop}</span>
    </button>
  );
}
