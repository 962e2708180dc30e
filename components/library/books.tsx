import { BookCover } from '#components/library/book-cover';
import { Carousel } from '#components/library/carousel';
import { levelDetails } from '#data/certification';
import { courses, levels } from '#data/courses';
import { shelves } from '#data/downloads';
import { syllabi } from '#data/syllabi';
import { coursePath } from '#lib/shared/addresses/routes';

/** The seventeen modules as books; each opens its syllabus in the library. */
export function Books() {
  return (
    <Carousel
      id="books"
      title={shelves.books}
      lede="One outline in book form for each of the seventeen modules: what it teaches, topic by topic."
      filter={<LevelFilter />}
    >
      {courses.map(({ courseNo, title, level, hours }) => (
        <li key={courseNo} data-level={level}>
          <a className="item book" href={coursePath('library', courseNo)}>
            <BookCover course={{ courseNo, level, title }} />
            <span className="grid gap-2">
              <span className={`chip capitalize level-${level}`}>{level}</span>
              <span className="meta">{hours} hours</span>
              <span className="about">{firstSentence(courseNo)}</span>
            </span>
          </a>
        </li>
      ))}
    </Carousel>
  );
}

/** Five lines are shown at most: more would only weigh. */
function firstSentence(courseNo: number): string {
  const [sentence = ''] = syllabi[courseNo]?.description.split(/(?<=[.:])\s/) ?? [];
  return sentence.replace(/:$/, '.');
}

/** Radios that sift the books by level, without a script. */
function LevelFilter() {
  return (
    <fieldset className="level-filter">
      <legend className="sr-only">Level</legend>
      <div className="switch-labels">
        <label>
          <input type="radio" name="level" value="all" defaultChecked />
          All levels
        </label>
        {levels.map((level) => (
          <label key={level}>
            <input type="radio" name="level" value={level} />
            {levelDetails[level].title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
