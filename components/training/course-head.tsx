import { CourseFee } from '#components/training/course-fee';
import { levelDetails } from '#data/certification';
import { type Course, fullTitles, type Syllabus } from '#data/courses';
import { type EnrollmentType, routes } from '#lib/routes';

const listOf = {
  certification: { href: `${routes.certification}#accss`, label: 'All modules' },
  coaching: { href: `${routes.coaching}#personalized`, label: 'Personalised coaching' },
  library: { href: `${routes.downloads}#books`, label: 'The library' },
} as const satisfies Record<EnrollmentType, { href: string; label: string }>;

interface Props {
  type: EnrollmentType;
  course: Course;
  about: Pick<Syllabus, 'description'>;
}

/** What the module is, for how long and for how much. */
export function CourseHead({ type, course, about }: Props) {
  const { courseNo, level, title } = course;
  return (
    <div className="wrap course-head">
      <div>
        <a className="action" href={listOf[type].href}>
          {listOf[type].label}
        </a>
        <br />
        <p className={`chip mt-4 level-${level}`}>
          AcSS {courseNo}, {levelDetails[level].title}
        </p>
        <h1 className="mt-3">{fullTitles[courseNo] ?? title}</h1>
        <p className="mt-5 max-w-[40em]">{about.description}</p>
      </div>
      <CourseFee type={type} course={course} />
    </div>
  );
}
