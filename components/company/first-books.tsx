import { Cover } from '#components/library/cover';
import type { Course } from '#data/courses';
import { provider } from '#data/site';
import { routes } from '#lib/routes';

/** The first modules as they stand in the library; on wide screens only, where there is room beside their fees. */
export function FirstBooks({ courses }: { courses: readonly Course[] }) {
  return (
    <a className="first-books" href={`${routes.downloads}#books`}>
      <span className="shelf" aria-hidden="true">
        {courses.map(({ courseNo, title, level }) => (
          <Cover
            key={courseNo}
            shape="book"
            tone={level}
            kicker="AcSS"
            mark={String(courseNo)}
            title={title}
            foot={provider.name}
          />
        ))}
      </span>
      Read their outlines free in the library
    </a>
  );
}
