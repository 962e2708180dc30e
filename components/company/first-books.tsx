import { BookCover } from '#components/library/book-cover';
import type { Course } from '#data/courses';
import { routes } from '#lib/shared/addresses/routes';

/** The first modules as they stand in the library; on wide screens only, where there is room beside their fees. */
export function FirstBooks({ courses }: { courses: readonly Course[] }) {
  return (
    <a className="first-books" href={`${routes.downloads}#books`}>
      <span className="shelf" aria-hidden="true">
        {courses.map((course) => (
          <BookCover key={course.courseNo} course={course} />
        ))}
      </span>
      Read their outlines free in the library
    </a>
  );
}
