import '#styles/library/topics.css';
import '#styles/site/scenes/scene.css';
import { SceneHead } from '#components/site/scene-head';
import { OpenCaseFile } from '#components/site/scenes/open-case-file';
import { Section } from '#components/ui/section';
import { casePath, routes } from '#data/addresses/routes';
import { caseStudies } from '#data/cases';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const metadata = pageMetadata({
  title: 'Case studies for accountants',
  description:
    'Six pieces of an accountant’s work, worked out in full with all the papers: GSTR-2B, bank, payroll, stock, a month-end and a notice. Every figure adds up.',
  path: routes.caseStudies,
});

const [first] = caseStudies;

export default function CaseStudiesPage() {
  return (
    <>
      <SceneHead
        scene={<OpenCaseFile />}
        title="Case studies"
        lede="Work as it comes in an office: the papers, the thinking, the entries, the letter. Firms and people are imaginary; every figure adds up."
      >
        {first && (
          <p className="mt-6">
            <a className="button" href={casePath(first.id)}>
              Begin with the first case
            </a>
          </p>
        )}
      </SceneHead>
      <Section title="Six cases">
        <ul className="topic-rows">
          {caseStudies.map(({ id, title, excerpt, category }) => (
            <li key={id}>
              <a href={casePath(id)}>{title}</a>
              <span className="tag-of">{category}</span>
              <p>{excerpt}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Breadcrumbs path={routes.caseStudies} />
    </>
  );
}
