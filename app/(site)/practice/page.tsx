import '#styles/practice/book.css';
import { type PageOfBook, PracticeBook } from '#components/practice/book';
import { routes } from '#data/addresses/routes';
import { courses } from '#data/courses';
import { practicalPapers } from '#data/practicals';
import { practicalWork } from '#data/practice';
import { env } from '#lib/platform/config/env';
import { fixedSet } from '#lib/practice/rules/papers/draw';
import { make } from '#lib/practice/rules/papers/make';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const metadata = pageMetadata({
  title: 'Practical papers for accountants',
  description:
    'Seventeen papers of real office work: bills, bank statements, registers, returns. Fill in the sheet and every entry is marked at once, with the reason. Free.',
  path: routes.practice,
});

const pages: readonly PageOfBook[] = practicalPapers.flatMap((paper) => {
  const course = courses.find(({ courseNo }) => courseNo === paper.module);
  if (!course) return [];
  const { answers, minutes } = make(paper, fixedSet);
  const { courseNo: module, title, level } = course;
  return {
    module,
    title,
    level,
    minutes,
    entries: answers.length,
    work: practicalWork[module] ?? '',
  };
});

export default function PracticePage() {
  return (
    <>
      <PracticeBook pages={pages} origin={env().origin} />
      <Breadcrumbs path={routes.practice} />
    </>
  );
}
