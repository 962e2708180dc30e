import '#styles/batches/week-page.css';
import '#styles/site/about.css';
import '#styles/site/people.css';
import '#styles/site/pictures/road.css';
import '#styles/site/scenes/scene.css';
import { WeekPage } from '#components/batches/week-page';
import { CertificatePath, JointVenture, Journey, OpenBook } from '#components/site/about';
import { Team } from '#components/site/people';
import { PhotoOr } from '#components/site/photo-or';
import { SceneHead } from '#components/site/scene-head';
import { ClassScene } from '#components/site/scenes/a-class';
import { Rows } from '#components/ui/rows';
import { Section } from '#components/ui/section';
import { firms, mission, values, vision } from '#data/about';
import { routes } from '#data/addresses/routes';
import { timeline } from '#data/journey';
import { team } from '#data/team';
import { announcedBatches } from '#lib/batches/views/public';
import { weekOf } from '#lib/batches/views/week';
import { env } from '#lib/platform/config/env';
import { publishable } from '#lib/platform/config/public-mode';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const revalidate = 60;

export const metadata = pageMetadata({
  title: 'About us',
  description:
    'HOA is a joint venture of two firms that trains, certifies and places accountants in India: our mission, five values, our journey and our team.',
  path: routes.about,
});

export default async function AboutPage() {
  const week = weekOf(await announcedBatches(), Date.now());
  const venture = publishable(firms, env());
  const shown = team.map((group) => ({ ...group, members: publishable(group.members, env()) }));
  return (
    <>
      <SceneHead
        title="Two firms, one set of books"
        lede="HOA is a joint venture that trains accountants, tests what they can do, and introduces them to employers across India."
        scene={
          <PhotoOr of="class">
            <ClassScene />
          </PhotoOr>
        }
      >
        <p className="acts-row">
          <a className="button" href={`${routes.certification}#accss`}>
            See the 17 modules
          </a>
          <a className="action" href={routes.batches}>
            Next batches
          </a>
        </p>
      </SceneHead>
      <div className="wrap pb-14 lg:pb-20">
        <OpenBook mission={mission} vision={vision} />
      </div>
      <Section
        id="values"
        title="Our values"
        lede="Our five values, and how we follow them at work."
        side
      >
        <Rows className="values" rows={values.map(({ name, shows }) => [name, shows])} />
      </Section>
      <Section
        id="week"
        title="What a week looks like"
        lede="The free webinars and the next batches on their weekdays, Indian time."
        on="raised"
      >
        <WeekPage week={week} />
        <p className="mt-3">
          <a className="action" href={routes.batches}>
            Batches with days, seats and fees
          </a>
        </p>
      </Section>
      <Section id="certificate" title="How a certificate is earned">
        <CertificatePath />
      </Section>
      {venture.length > 0 && (
        <Section id="joint-venture" title="A joint venture" side>
          <JointVenture firms={venture} />
        </Section>
      )}
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
