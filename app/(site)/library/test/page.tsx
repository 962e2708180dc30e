import '#styles/library/topics.css';
import '#styles/site/pictures/mini-cover.css';
import '#styles/site/scenes/scene.css';
import { MiniCover } from '#components/library/cover';
import { SceneHead } from '#components/site/scene-head';
import { MarkedSheet } from '#components/site/scenes/marked-sheet';
import { Section } from '#components/ui/section';
import { practicePath, routes, testPaperPath } from '#data/addresses/routes';
import { levelDetails } from '#data/certification';
import { levels } from '#data/courses';
import { papersReviewed } from '#data/papers';
import { onDay } from '#lib/platform/values/india';
import { coursesWithPaper } from '#lib/practice/rules/test-paper';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const metadata = pageMetadata({
  title: 'Model test papers for accountants',
  description:
    'Twelve questions a module from office work: a voucher to check, a figure to work out, a notice to answer. Free, nothing stored, each answer explained.',
  path: routes.testPapers,
});

export default function TestPapersPage() {
  return (
    <>
      <SceneHead
        scene={<MarkedSheet />}
        title="Model test papers"
        lede="Twelve questions a module, from office work. Marked at once, with every answer explained. We store nothing and ask for no details."
      >
        <div className="mt-6">
          <p>
            <a className="action" href={routes.practice}>
              Or try the work itself: the practice book
            </a>
          </p>
          <p className="text-quiet">
            Checked with the law as on{' '}
            <span className="whitespace-nowrap">{onDay(papersReviewed)}</span>.
          </p>
        </div>
      </SceneHead>
      {levels.map((level) => (
        <Section key={level} title={levelDetails[level].title} side>
          <ul className="topic-rows by-module">
            {coursesWithPaper
              .filter((course) => course.level === level)
              .map((course) => (
                <li key={course.courseNo}>
                  <MiniCover course={course} />
                  <a href={testPaperPath(course.courseNo)}>{course.title}</a>
                  <a className="action" href={practicePath(course.courseNo)}>
                    Practical paper<span className="sr-only"> of {course.title}</span>
                  </a>
                </li>
              ))}
          </ul>
        </Section>
      ))}
      <Breadcrumbs path={routes.testPapers} />
    </>
  );
}
