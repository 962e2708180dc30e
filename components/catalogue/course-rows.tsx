import { MiniCover } from '#components/library/cover';
import { Road } from '#components/site/pictures/road';
import { TableHead } from '#components/ui/table-head';
import { coursePath } from '#data/addresses/routes';
import { hacaPace, hacaPeriod, levelDetails } from '#data/certification';
import { type Course, type Level, levels } from '#data/courses';
import { modulesOf, totalsOf } from '#lib/catalogue/rules/cart';
import { inRupees, withGst } from '#lib/platform/values/money';

interface Props {
  courses: readonly Course[];
  limit?: number;
}

export function CourseRows({ courses, limit = courses.length }: Props) {
  const shown = courses.slice(0, limit);
  return (
    <table className="ruled folds whole">
      <TableHead words={['No', 'Module']} numbers={['Hours', 'Fee with GST']} />
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
    </table>
  );
}

const pictures: Readonly<Record<Level, string>> = {
  foundation: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14',
  intermediate:
    'M6 3h12v18H6zM9 6h6v3H9zM9 13h.01M12 13h.01M15 13h.01M9 17h.01M12 17h.01M15 17h.01',
  final: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6M7 9l5-4 4 2 4-4',
};

export function HacaLevels() {
  return (
    <>
      <p className="mb-8 max-w-2xl">
        The qualification typically takes {hacaPeriod}. {hacaPace} You earn a level when you have
        passed every module in it.
      </p>
      <Road
        stations={levels.map((level) => {
          const { title, whom, proves } = levelDetails[level];
          const modules = modulesOf(level);
          const { hours, fee } = totalsOf(modules);
          return {
            title,
            text: `${whom} ${proves}`,
            picture: pictures[level],
            className: level,
            note: (
              <>
                AcSS {modules[0]} to {modules.at(-1)}, {hours} hours
                <br />
                <Fee rupees={fee} />
              </>
            ),
          };
        })}
      />
    </>
  );
}

function Fee({ rupees }: { rupees: number }) {
  const { fee, gst, total } = withGst(rupees);
  return (
    <span className="fee">
      {inRupees(fee)} + {inRupees(gst)} GST = <b>{inRupees(total)}</b>
    </span>
  );
}
