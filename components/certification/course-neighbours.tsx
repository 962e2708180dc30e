import { type Course, courses } from '#data/courses';
import { coursePath, type EnrollmentType } from '#lib/shared/addresses/routes';

/** On to the module before and after, within the same kind of page. */
export function CourseNeighbours({ type, course }: { type: EnrollmentType; course: Course }) {
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
