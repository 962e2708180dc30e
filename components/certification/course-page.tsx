import type { Metadata } from 'next';
import { WhenBand } from '#components/batches/batch-rows';
import { CourseHead } from '#components/certification/course-head';
import { SyllabusParts } from '#components/certification/syllabus-parts';
import { StructuredData } from '#components/layout/structured-data';
import { LedgerPicture } from '#components/pictures/ledger-picture';
import { ShareRow } from '#components/share/share-row';
import { Section } from '#components/ui/section';
import { TextList } from '#components/ui/text-list';
import { type Course, courses, type Syllabus } from '#data/courses';
import { ledgerPages } from '#data/pictures';
import { syllabi } from '#data/syllabi';
import { coursePath, type EnrollmentType, enrollmentTypes } from '#lib/shared/addresses/routes';
import type { CountedBatch } from '#lib/shared/batches/rules';
import type { LegalEntity } from '#lib/shared/company/legal-entity';
import { inRupees, withGst } from '#lib/shared/money';
import { pageMetadata } from '#lib/shared/pages/seo';
import { breadcrumbs, courseThing } from '#lib/shared/pages/structured-data';

/** The parts of the address. */
export interface CourseParams {
  /** How it is taken. */
  readonly named: string;
  readonly courseNo: string;
}

interface Page {
  readonly type: EnrollmentType;
  readonly course: Course;
  readonly about: Syllabus;
}

export const courseParams = (): CourseParams[] =>
  enrollmentTypes.flatMap((named) =>
    courses.map(({ courseNo }) => ({ named, courseNo: String(courseNo) })),
  );

/** The three pages of a module differ in their surroundings alone: one of them is the address. */
export function courseMetadata(params: CourseParams): Metadata {
  const { course, about } = read(params);
  const { courseNo, title, hours, fees } = course;
  return pageMetadata({
    title: `${title}, AcSS ${courseNo}`,
    description: `Syllabus of ${title}: ${hours} hours in ${about.syllabus.length} topics, what you can do afterwards, careers, and the fee of ${inRupees(withGst(fees).total)} with GST.`,
    path: coursePath('certification', courseNo),
  });
}

interface Props {
  params: CourseParams;
  origin: string;
  entity: LegalEntity;
  /** The next ones that teach it. */
  batches: readonly CountedBatch[];
  now: number;
}

export function CoursePage({ params, origin, entity, batches, now }: Props) {
  const { type, course, about } = read(params);
  const path = coursePath('certification', course.courseNo);
  const pictured = ledgerPages.find(({ courseNo }) => courseNo === course.courseNo);
  return (
    <>
      <CourseHead type={type} course={course} about={about} entity={entity} />
      <WhenBand courseNo={course.courseNo} batches={batches} now={now} />
      <Section title="What it is" side on="raised">
        <p className="max-w-[40em]">{about.description}</p>
        {pictured && (
          <div className="mt-8">
            <LedgerPicture page={pictured} />
          </div>
        )}
      </Section>
      <Section title="What you can do afterwards" side>
        <TextList className="ticks" texts={about.objectives} />
      </Section>
      <Section title="Syllabus" side on="leaf">
        <SyllabusParts topics={about.syllabus} />
      </Section>
      <Section title="Work it leads to" side>
        <TextList className="careers" texts={about.career} />
      </Section>
      <div className="wrap pb-9">
        <ShareRow url={`${origin}${path}`} title={`${course.title}, AcSS ${course.courseNo}`} />
      </div>
      <CourseNeighbours type={type} course={course} />
      <StructuredData things={[courseThing(origin, course, about), breadcrumbs(origin, path)]} />
    </>
  );
}

function read({ named, courseNo }: CourseParams): Page {
  const type = enrollmentTypes.find((each) => each === named);
  const course = courses.find((each) => String(each.courseNo) === courseNo);
  const about = course && syllabi[course.courseNo];
  if (!type || !course || !about) throw new Error(`no page for ${named} ${courseNo}`);
  return { type, course, about };
}

/** On to the module before and after, within the same kind of page. */
function CourseNeighbours({ type, course }: { type: EnrollmentType; course: Course }) {
  const at = courses.indexOf(course);
  const neighbours = [
    { word: 'Previous module', rel: 'prev', to: courses[at - 1] },
    { word: 'Next module', rel: 'next', to: courses[at + 1] },
  ];
  return (
    <nav className="wrap neighbours" aria-label="Other modules">
      {neighbours.map(
        ({ word, rel, to }) =>
          to && (
            <a key={rel} rel={rel} href={coursePath(type, to.courseNo)}>
              <span>{word}</span>
              <b>
                {to.courseNo} {to.title}
              </b>
            </a>
          ),
      )}
    </nav>
  );
}
