import { Included } from '#components/certification/included';
import { ModuleTick } from '#components/certification/module-tick';
import { ProviderLine } from '#components/trust/provider-line';
import { LedgerRows } from '#components/ui/rows';
import { packages } from '#data/coaching';
import { attendance, type Course } from '#data/courses';
import { coursePath, type EnrollmentType, routes } from '#lib/shared/addresses/routes';
import type { LegalEntity } from '#lib/shared/company/legal-entity';
import { gstPercent, inRupees, withGst } from '#lib/shared/money';

interface Props {
  type: EnrollmentType;
  course: Course;
  entity: LegalEntity;
}

/** The leaf of one module: how it is attended, hours, fee, GST and total; in the library nothing is selectable. */
export function CourseFee({ type, course, entity }: Props) {
  // In coaching nothing is paid for a module: the smallest package says where the price begins.
  const inCoaching = type === 'coaching';
  const { fee, gst, total } = withGst(inCoaching ? packages[0].fee : course.fees);
  return (
    <aside className="leaf course-fee" aria-label="Hours and fee">
      <LedgerRows
        rows={[
          ['Attend', attendance.words],
          [inCoaching ? 'Hours in the catalogue' : 'Hours', course.hours],
          [inCoaching ? `Fee of ${packages[0].hours} hours of coaching` : 'Fee', inRupees(fee)],
          [`GST ${gstPercent}%`, inRupees(gst)],
        ]}
        total={['Total', inRupees(total)]}
      />
      {inCoaching && (
        <p className="small mt-3">
          In coaching the module has no fee of its own: you book 30, 60 or 90 hours and choose what
          you are taught in them.
        </p>
      )}
      <Included offer={inCoaching ? 'coaching' : 'certification'} />
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
          <ProviderLine entity={entity} />
        </>
      )}
    </aside>
  );
}

const wayOn = {
  certification: { href: `${routes.certification}#accss`, label: 'Go to enrolment' },
  coaching: { href: `${routes.coaching}#personalized`, label: 'Ask for coaching' },
} as const;
