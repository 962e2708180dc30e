import { Cover } from '#components/library/cover';
import type { Course } from '#data/courses';
import { provider } from '#data/site';

interface Props {
  course: Pick<Course, 'courseNo' | 'level' | 'title'>;
}

/** The cover of a module. */
export function BookCover({ course: { courseNo, level, title } }: Props) {
  return (
    <Cover
      shape="book"
      tone={level}
      kicker="AcSS"
      mark={String(courseNo)}
      title={title}
      foot={provider.name}
    />
  );
}
