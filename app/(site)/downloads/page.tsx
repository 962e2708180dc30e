import '#styles/library/library.css';
import { PageHead } from '#components/layout/page-head';
import { StructuredData } from '#components/layout/structured-data';
import { Blogs } from '#components/library/blogs';
import { Books } from '#components/library/books';
import { MoreShelves } from '#components/library/more-shelves';
import { Recordings } from '#components/library/recordings';
import { UpcomingWebinars } from '#components/library/upcoming-webinars';
import { SearchField } from '#components/search/search-field';
import { Accordion } from '#components/ui/accordion';
import { Section } from '#components/ui/section';
import { PaidWebinar } from '#components/webinars/paid-webinar';
import { knowledgeClips, recordedWebinars } from '#data/clips';
import { shelves } from '#data/downloads';
import { faqs } from '#data/faqs';
import { contactsOf } from '#lib/contacts';
import { env } from '#lib/env';
import { editionNow } from '#lib/payments/edition-page';
import { routes } from '#lib/routes';
import { publishable } from '#lib/samples';
import { pageMetadata } from '#lib/seo';
import { sessionsToCome } from '#lib/sessions/cancelled';
import { breadcrumbs } from '#lib/structured-data';

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
      <PageHead title="The free library" lede="Open to read and watch; nothing is asked for it.">
        <SearchField id="library-q" className="library-search" />
      </PageHead>
      <PaidWebinar {...paid} />
      <Books />
      <UpcomingWebinars sessions={await sessionsToCome(Date.now(), shownSessions)} />
      <Recordings
        id="hoavideo"
        title={shelves.recorded}
        kicker="Recorded webinar"
        recordings={publishable(recordedWebinars, env())}
        channel={channel}
      />
      <Recordings
        title={shelves.clips}
        kicker="Knowledge clip"
        recordings={publishable(knowledgeClips, env())}
        channel={channel}
      />
      <Blogs />
      <MoreShelves community={community !== ''} />
      <Section title="Questions about the library" side>
        <Accordion name="faq" items={faqs.filter(({ category }) => category === 'downloads')} />
      </Section>
      <StructuredData things={[breadcrumbs(env().origin, routes.downloads)]} />
    </div>
  );
}
