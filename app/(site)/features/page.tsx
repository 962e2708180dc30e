import '#styles/site/index-rows.css';
import '#styles/site/scenes/scene.css';
import { IndexRows } from '#components/site/index-rows';
import { SceneHead } from '#components/site/scene-head';
import { Signpost } from '#components/site/scenes/signpost';
import { Accordion } from '#components/ui/accordion';
import { Section } from '#components/ui/section';
import { routes } from '#data/addresses/routes';
import { features } from '#data/home';
import { questionsBySubject } from '#lib/site/rules/questions';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const metadata = pageMetadata({
  title: 'What HOA offers accountants',
  description:
    'Jobs, certification, coaching, internships, licences and a free library: the six parts of HOA for accountants in India, and how to start with each.',
  path: routes.features,
});

/** Pages that answer the questions about what they offer. */
const askedElsewhere = [
  { label: 'Jobs', href: routes.jobs },
  { label: 'Certification', href: routes.certification },
  { label: 'Coaching', href: routes.coaching },
  { label: 'Internships', href: routes.internships },
  { label: 'Licences', href: routes.licenses },
  { label: 'Library', href: routes.downloads },
] as const;

export default function FeaturesPage() {
  return (
    <>
      <SceneHead
        scene={<Signpost />}
        title="Six ways to begin"
        lede="Take any one of them, or all of them."
      />
      <div className="wrap pb-12">
        <IndexRows rows={features} />
      </div>
      <Section id="questions" title="All questions" side on="raised">
        <div className="grid gap-9">
          {questionsBySubject().map(([subject, questions]) => (
            <div key={subject}>
              <h3 className="mb-3">{subject}</h3>
              <Accordion name="faq" items={questions} />
            </div>
          ))}
        </div>
        <h3 className="mt-9">More questions</h3>
        <p className="mt-2 flex flex-wrap gap-x-6">
          {askedElsewhere.map(({ label, href }) => (
            <a key={href} className="action" href={href}>
              {label}
            </a>
          ))}
        </p>
      </Section>
      <Breadcrumbs path={routes.features} />
    </>
  );
}
