import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { WhenBand } from '#components/batches/batch-rows';
import { Included } from '#components/catalogue/included';
import { ModuleTick } from '#components/catalogue/module-table';
import { StructuredData } from '#components/layout/structured-data';
import { BookCover } from '#components/library/cover';
import { LedgerPicture } from '#components/site/pictures/ledger-picture';
import { ShareRow } from '#components/site/share';
import { ProviderLine } from '#components/site/trust';
import { LedgerRows } from '#components/ui/rows';
import { Section } from '#components/ui/section';
import { TextList } from '#components/ui/text-list';
import {
  batchPath,
  coursePath,
  type EnrollmentType,
  enrollmentTypes,
  practicePath,
  routes,
} from '#data/addresses/routes';
import { levelDetails } from '#data/certification';
import { packages } from '#data/coaching';
import type { LegalEntity } from '#data/company/legal-entity';
import { attendance, type Course, courses, fullTitles, type Syllabus } from '#data/courses';
import { ledgerPages } from '#data/pictures';
import { syllabi } from '#data/syllabi';
import { type CountedBatch, seatsLeft } from '#lib/batches/rules';
import { dayInList, seatWords } from '#lib/batches/words';
import { gstPercent, inRupees, withGst } from '#lib/platform/values/money';
import { unbroken } from '#lib/platform/values/text';
import { pageMetadata } from '#lib/site/rules/seo';
import { breadcrumbs, courseThing } from '#lib/site/rules/structured-data';
import { partsOf, topicHead } from '#lib/site/rules/syllabus';

export interface CourseParams {
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
  batches: readonly CountedBatch[];
  now: number;
}

export function CoursePage({ params, origin, entity, batches, now }: Props) {
  const { type, course, about } = read(params);
  const path = coursePath('certification', course.courseNo);
  const pictured = ledgerPages.find(({ courseNo }) => courseNo === course.courseNo);
  return (
    <>
      <CourseHead {...{ type, course, about, entity, batches, now }} />
      <WhenBand
        courseNo={course.courseNo}
        batches={batches}
        now={now}
        besideCoaching={type === 'coaching'}
      />
      <Section title="What it is" side on="raised">
        <p className="max-w-[40em]">{unbroken(about.description)}</p>
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
      <Section title="Jobs it leads to" side>
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

const listOf = {
  certification: { href: `${routes.certification}#accss`, label: 'All modules' },
  coaching: { href: `${routes.coaching}#personalized`, label: 'Personalised coaching' },
  library: { href: `${routes.downloads}#books`, label: 'The library' },
} as const satisfies Record<EnrollmentType, { href: string; label: string }>;

interface CourseHeadProps {
  type: EnrollmentType;
  course: Course;
  about: Pick<Syllabus, 'objectives'>;
  entity: LegalEntity;
  batches: readonly CountedBatch[];
  now: number;
}

const outcomes = 3;

export function CourseHead({ type, course, about, entity, batches, now }: CourseHeadProps) {
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
        <CourseSum {...{ type, course, batches, now }} />
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
            <p>
              <a className="action" href={practicePath(courseNo)}>
                Try the work: a practical paper, marked at once
              </a>
            </p>
          </div>
        </div>
      </div>
      <CourseFee type={type} course={course} entity={entity}>
        <NextStart batches={type === 'coaching' ? [] : batches} now={now} />
      </CourseFee>
    </div>
  );
}

type CourseSumProps = Pick<CourseHeadProps, 'type' | 'course' | 'batches' | 'now'>;

/** Where the leaf with the fee is further down: hours, total and first day in a line, and the way on. */
function CourseSum({ type, course, batches: [next], now }: CourseSumProps) {
  const day = next && dayInList(next.sessions[0] ?? next.starts, now);
  return (
    <div className="course-sum">
      {type === 'coaching' ? (
        <p>
          Begins any day, one-to-one. <b>From {inRupees(withGst(packages[0].fee).total)}</b> with
          GST for {packages[0].hours}&nbsp;hours.
        </p>
      ) : (
        <p>
          <b>
            {course.hours}&nbsp;hours, {inRupees(withGst(course.fees).total)}
          </b>{' '}
          with GST. Begins {day ? unbroken(day) : 'any day'}.
        </p>
      )}
      {type !== 'library' && (
        <a
          className="button"
          href={wayOn[type].href}
          data-take={type === 'certification' ? course.courseNo : undefined}
        >
          Ask for it
        </a>
      )}
    </div>
  );
}

interface CourseFeeProps {
  type: EnrollmentType;
  course: Course;
  entity: LegalEntity;
  children?: ReactNode;
}

function NextStart({ batches: [next], now }: Pick<CourseHeadProps, 'batches' | 'now'>) {
  if (!next) {
    return (
      <p className="course-start">
        <b>Begins any day</b>
        <span>One-to-one, on days agreed with you</span>
      </p>
    );
  }
  const seats = seatWords(next, now);
  return (
    <p className="course-start">
      <b>Begins {dayInList(next.sessions[0] ?? next.starts, now)}</b>
      <span>
        {next.mode}, {next.language}. {seats.words}.{' '}
        <a href={batchPath(next.id)}>
          {seatsLeft(next) > 0 ? 'Ask for a seat' : 'Join the waiting list'}
        </a>
      </span>
    </p>
  );
}

export function CourseFee({ type, course, entity, children }: CourseFeeProps) {
  // In coaching nothing is paid for a module: the smallest package says where the price begins.
  const inCoaching = type === 'coaching';
  const { fee, gst, total } = withGst(inCoaching ? packages[0].fee : course.fees);
  return (
    <aside className="leaf course-fee" aria-label="Hours and fee">
      {children}
      <LedgerRows
        rows={[
          ['Attend', attendance.words],
          [inCoaching ? 'Hours of the module' : 'Hours', course.hours],
          [inCoaching ? `Fee of ${packages[0].hours} hours of coaching` : 'Fee', inRupees(fee)],
          [`GST ${gstPercent}%`, inRupees(gst)],
        ]}
        total={['Total', inRupees(total)]}
      />
      {inCoaching && (
        <p className="small mt-3">
          In coaching there is no separate fee for a module: you book 30, 60 or 90 hours and choose
          what to learn in them.
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
          <a
            className="button"
            href={wayOn[type].href}
            data-take={type === 'certification' ? course.courseNo : undefined}
          >
            {wayOn[type].label}
          </a>
          <ProviderLine entity={entity} />
        </>
      )}
    </aside>
  );
}

const wayOn = {
  certification: { href: `${routes.certification}#accss`, label: 'Ask for this module' },
  coaching: { href: `${routes.coaching}#personalized`, label: 'Ask for coaching' },
} as const;

function SyllabusParts({ topics }: { topics: Syllabus['syllabus'] }) {
  const total = topics.reduce((sum, { hours }) => sum + hours, 0);
  return (
    <div className="syllabus-parts">
      {partsOf(topics).map((part, at) => (
        <details key={part[0]?.topic} open={at === 0}>
          <summary>
            <span>
              <b>Part {at + 1}</b>
              <span className="part-heads">
                {part.map(({ topic }) => topicHead(topic)).join(' · ')}
              </span>
            </span>
            <span className="num">{part.reduce((sum, { hours }) => sum + hours, 0)} h</span>
          </summary>
          <ul>
            {part.map(({ topic, hours }) => (
              <li key={topic}>
                <span>{unbroken(topic)}</span>
                <span className="num">{hours} h</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className="syllabus-sum">
        <span>{topics.length} topics</span>
        <span>
          <span className="sum">{total}</span> hours
        </span>
      </p>
    </div>
  );
}
