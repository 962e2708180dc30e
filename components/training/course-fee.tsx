import { Included } from '#components/training/included';
import { ModuleTick } from '#components/training/module-tick';
import { attendance, type Course } from '#data/courses';
import { gstPercent, inRupees, withGst } from '#lib/money';
import { coursePath, type EnrollmentType, routes } from '#lib/routes';

interface Props {
  type: EnrollmentType;
  course: Course;
}

/** The leaf of one module: how it is attended, hours, fee, GST and total; in the library nothing is selectable. */
export function CourseFee({ type, course }: Props) {
  const { fee, gst, total } = withGst(course.fees);
  return (
    <aside className="leaf course-fee" aria-label="Hours and fee">
      <dl>
        <div className="entry">
          <dt>Attend</dt>
          <dd>{attendance.words}</dd>
        </div>
        <div className="entry">
          <dt>Hours</dt>
          <dd>{course.hours}</dd>
        </div>
        <div className="entry">
          <dt>Fee</dt>
          <dd>{inRupees(fee)}</dd>
        </div>
        <div className="entry">
          <dt>GST {gstPercent}%</dt>
          <dd>{inRupees(gst)}</dd>
        </div>
        <div className="entry total">
          <dt>Total</dt>
          <dd>
            <span className="sum">{inRupees(total)}</span>
          </dd>
        </div>
      </dl>
      <Included offer="certification" />
      {type === 'library' ? (
        <a className="button" href={coursePath('certification', course.courseNo)}>
          Take this module
        </a>
      ) : (
        <>
          <div className="when-script">
            <label className="choice" htmlFor="select">
              <ModuleTick course={course} cart={type} id="select" />
              <span>Select {course.title}</span>
            </label>
          </div>
          <a className="button" href={wayOn[type].href}>
            {wayOn[type].label}
          </a>
        </>
      )}
    </aside>
  );
}

const wayOn = {
  certification: { href: `${routes.certification}#accss`, label: 'Go to enrolment' },
  coaching: { href: `${routes.coaching}#personalized`, label: 'Ask for coaching' },
} as const;
