import { CourseFee } from '#components/certification/course-fee';
import { BookCover } from '#components/library/book-cover';
import { TextList } from '#components/ui/text-list';
import { levelDetails } from '#data/certification';
import { type Course, fullTitles, type Syllabus } from '#data/courses';
import { type EnrollmentType, routes } from '#lib/shared/addresses/routes';
import type { LegalEntity } from '#lib/shared/company/legal-entity';

const listOf = {
  certification: { href: `${routes.certification}#accss`, label: 'All modules' },
  coaching: { href: `${routes.coaching}#personalized`, label: 'Personalised coaching' },
  library: { href: `${routes.downloads}#books`, label: 'The library' },
} as const satisfies Record<EnrollmentType, { href: string; label: string }>;

interface Props {
  type: EnrollmentType;
  course: Course;
  about: Pick<Syllabus, 'objectives'>;
  entity: LegalEntity;
}

const outcomes = 3;

/** Cover, price and three outcomes: the rest is read below. */
export function CourseHead({ type, course, about, entity }: Props) {
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
        <div className="course-opening">
          <BookCover course={course} />
          <div>
            <p className="legend">Afterwards you can</p>
            <TextList className="bought" texts={about.objectives.slice(0, outcomes)} />
            <p className="mt-3">
              <a className="action" href={routes.whichModules}>
                Do I need this one? Find my modules
              </a>
            </p>
          </div>
        </div>
      </div>
      <CourseFee type={type} course={course} entity={entity} />
    </div>
  );
}
