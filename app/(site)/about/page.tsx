import '#styles/site/photos.css';
import '#styles/site/about.css';
import '#styles/site/people.css';
import { PageHead } from '#components/layout/page-head';
import { JointVenture, Journey, OpenBook } from '#components/site/about';
import { Team } from '#components/site/people';
import { PhotoPlaces } from '#components/site/photo-places';
import { Rows } from '#components/ui/rows';
import { Section } from '#components/ui/section';
import { firms, mission, values, vision } from '#data/about';
import { routes } from '#data/addresses/routes';
import { timeline } from '#data/journey';
import { team } from '#data/team';
import { env } from '#lib/platform/config/env';
import { publishable } from '#lib/platform/config/public-mode';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const metadata = pageMetadata({
  title: 'About us',
  description:
    'HOA is a joint venture of two firms that trains, certifies and places accountants in India: our mission, five values, our journey and our team.',
  path: routes.about,
});

export default function AboutPage() {
  const shown = team.map((group) => ({ ...group, members: publishable(group.members, env()) }));
  return (
    <>
      <PageHead
        title="Two firms, one set of books"
        lede="HOA is a joint venture that trains accountants, tests what they can do, and introduces them to employers across India."
      />
      <div className="wrap pb-14 lg:pb-20">
        <OpenBook mission={mission} vision={vision} />
      </div>
      <PhotoPlaces of={['trainer', 'class']} samples={env().mode === 'trial'} />
      <Section
        id="values"
        title="Our values"
        lede="Our five values, and how we follow them at work."
        side
      >
        <Rows className="values" rows={values.map(({ name, shows }) => [name, shows])} />
      </Section>
      <Section id="joint-venture" title="A joint venture" side>
        <JointVenture firms={publishable(firms, env())} />
      </Section>
      <Section id="journey" title="Our Journey">
        <Journey milestones={publishable(timeline, env())} />
      </Section>
      <Section id="ourTeam" title="Our Team">
        <Team groups={shown} />
      </Section>
      <Breadcrumbs path={routes.about} />
    </>
  );
}
