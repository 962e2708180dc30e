import { ModuleTick } from '#components/certification/module-tick';
import { MiniCover } from '#components/pictures/mini-cover';
import type { Course } from '#data/courses';
import { coursePath } from '#lib/shared/addresses/routes';
import type { CartKind } from '#lib/shared/cart/cart';
import { inRupees, withGst } from '#lib/shared/money';

interface Props {
  course: Course;
  cart: CartKind;
  name?: string;
  form?: string;
}

/** The whole row ticks its module; the link alone leads to the syllabus. */
export function ModuleRow({ course, cart, ...post }: Props) {
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
    </tr>
  );
}
