import '#styles/library/library.css';
import '#styles/site/scenes/scene.css';
import { Doors } from '#components/library/doors';
import {
  Blogs,
  Books,
  MoreShelves,
  MostUsed,
  Newest,
  Recordings,
  UpcomingWebinars,
} from '#components/library/shelves';
import { SearchField } from '#components/search/search-field';
import { SceneHead } from '#components/site/scene-head';
import { GstReturnPath } from '#components/site/scenes/gst-return-path';
import { Accordion } from '#components/ui/accordion';
import { Section } from '#components/ui/section';
import { PaidWebinar } from '#components/webinars/cards';
import { routes } from '#data/addresses/routes';
import { knowledgeClips, recordedWebinars } from '#data/clips';
import { contactsOf } from '#data/company/contacts';
import { shelves } from '#data/downloads';
import { faqs } from '#data/faqs';
import { editionNow } from '#lib/payments/views/visitor';
import { env } from '#lib/platform/config/env';
import { publishable } from '#lib/platform/config/public-mode';
import { pageMetadata } from '#lib/site/rules/seo';
import { mostUsed } from '#lib/site/views';
import { sessionsToCome } from '#lib/webinars/views/feed';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'Free downloads for accountants',
  description:
    'Books of the seventeen AcSS modules, free webinars, recordings, knowledge clips and articles for accountants in India. No sign-in, no fee.',
  path: routes.downloads,
});

const shownSessions = 6;

export default async function DownloadsPage() {
  const paid = await editionNow(Date.now());
  const { channel, community } = contactsOf(env());
  return (
    <div id="download">
      <SceneHead
        title="The free library"
        lede="Read and watch as much as you like. You need not sign in or pay."
        scene={<GstReturnPath />}
      >
        <div className="mt-6">
          <SearchField id="library-q" className="library-search" />
        </div>
      </SceneHead>
      <Doors />
      <Newest />
      <MostUsed pages={await mostUsed(Date.now())} />
      <PaidWebinar {...paid} />
      <Books />
      <UpcomingWebinars sessions={await sessionsToCome(Date.now(), shownSessions)} />
      <Blogs />
      <Recordings
        id="hoavideo"
        title={shelves.recorded}
        recordings={publishable(recordedWebinars, env())}
        channel={channel}
      />
      <Recordings
        title={shelves.clips}
        recordings={publishable(knowledgeClips, env())}
        channel={channel}
      />
      <MoreShelves community={community !== ''} />
      <Section title="Questions about the library" side on="leaf">
        <Accordion name="faq" items={faqs.filter(({ category }) => category === 'downloads')} />
      </Section>
      <Breadcrumbs path={routes.downloads} />
    </div>
  );
}
