import { Fee } from '#components/certification/fee';
import { MiniCover } from '#components/pictures/mini-cover';
import { TableHead } from '#components/ui/table-head';
import type { Course } from '#data/courses';
import { coursePath } from '#lib/shared/addresses/routes';
import { inRupees, withGst } from '#lib/shared/money';

interface Props {
  courses: readonly Course[];
  /** At most this many rows. */
  limit?: number;
}

/** Modules as ruled rows with their fees, added up with GST under a double rule. */
export function CourseRows({ courses, limit = courses.length }: Props) {
  const shown = courses.slice(0, limit);
  const { fee, gst, total } = withGst(shown.reduce((sum, { fees }) => sum + fees, 0));
  return (
    <table className="ruled folds whole">
      <TableHead words={['No', 'Module']} figures={['Hours', 'Fee with GST']} />
      <tbody>
        {shown.map((course) => (
          <tr key={course.courseNo}>
            <td className="w-10">
              <MiniCover course={course} />
            </td>
            <td>
              <a href={coursePath('certification', course.courseNo)}>{course.title}</a>
            </td>
            <td className="figure hours">
              {course.hours}
              <span className="unit"> hours</span>
            </td>
            <td className="figure">
              <Fee rupees={course.fees} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td colSpan={2}>
            {inRupees(fee)} + {inRupees(gst)} GST
          </td>
          <td className="figure">
            <span className="sum">{inRupees(total)}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
