import '#styles/site/home.css';
import '#styles/site/scenes/scene.css';
import '#styles/site/index-rows.css';
import '#styles/site/people.css';
import '#styles/site/pictures/mini-cover.css';
import '#styles/catalogue/rows.css';
import '#styles/practice/first-entry.css';
import '#styles/batches/batch-stubs.css';
import '#styles/webinars/promo.css';
import { GoOn } from '#components/applications/jobs/jobs';
import { BatchStubs } from '#components/batches/batch-stubs';
import { CourseRows } from '#components/catalogue/course-rows';
import { StructuredData } from '#components/layout/structured-data';
import { FirstEntry } from '#components/practice/first-entry';
import {
  Figures,
  GetFree,
  Hero,
  HomeQuestions,
  LetsTalk,
  NotSure,
  OfficeDay,
} from '#components/site/home';
import { IndexRows } from '#components/site/index-rows';
import { SuccessStories } from '#components/site/people';
import { Section } from '#components/ui/section';
import { PaidWebinar, PromoPopup } from '#components/webinars/cards';
import { routes } from '#data/addresses/routes';
import { claims } from '#data/claims';
import { publishedClaims } from '#data/company/claims';
import { contactsOf } from '#data/company/contacts';
import { courses } from '#data/courses';
import { features } from '#data/home';
import { testimonials } from '#data/testimonials';
import { seatsLeft, stateOf } from '#lib/batches/rules';
import { joinableBatches } from '#lib/batches/views/public';
import { editionNow } from '#lib/payments/views/visitor';
import { countedNow } from '#lib/placement/views/claims';
import { env } from '#lib/platform/config/env';
import { publishable } from '#lib/platform/config/public-mode';
import { withGst } from '#lib/platform/values/money';
import { pageMetadata } from '#lib/site/rules/seo';
import { organization } from '#lib/site/rules/structured-data';
import { nextWebinars } from '#lib/webinars/rules/sessions';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'Jobs, certification and coaching for accountants in India',
  description:
    'Free placement for accountants in India. Also seventeen practical AcSS modules, the HACA qualification, coaching, internships and a free library.',
  path: routes.home,
});

const firstModules = 3;
const shownStories = 2;

export default async function HomePage() {
  const now = Date.now();
  const paid = await editionNow(now);
  const stated = Object.values(claims);
  const counted = await countedNow(stated, now);
  const contacts = contactsOf(env());
  const [start = 0] = nextWebinars(now, 1);
  const batches = await joinableBatches(now);
  const next = batches.find((batch) => stateOf(batch, now) === 'open' && seatsLeft(batch) > 0);
  const stories = publishable(testimonials, env()).slice(0, shownStories);
  return (
    <>
      <GoOn />
      <Hero
        least={Math.min(...courses.map(({ fees }) => withGst(fees).total))}
        next={next}
        now={now}
      >
        <FirstEntry />
      </Hero>
      <BatchStubs batches={batches} now={now} />
      <PromoPopup start={start} />
      <PaidWebinar {...paid} />
      <OfficeDay />
      <Section title="Six ways to begin" className="ways-in">
        <IndexRows rows={features} />
      </Section>
      <Section
        title="Get Free"
        lede="What is free here, who it is for, and how to get it."
        side
        on="leaf"
      >
        <GetFree />
      </Section>
      <Section title="Start with the foundation" className="with-card" on="raised">
        <div>
          <CourseRows courses={courses} limit={firstModules} />
          <a className="action mt-3" href={`${routes.certification}#accss`}>
            All seventeen modules
          </a>
        </div>
        <NotSure />
      </Section>
      <Section title="Success stories" className="told-figures">
        <SuccessStories stories={stories} />
        <Figures claims={publishedClaims(stated, env(), counted)} />
      </Section>
      <Section title="Questions people ask" side on="raised">
        <HomeQuestions />
      </Section>
      <LetsTalk contacts={contacts} />
      <StructuredData things={[organization(env().origin, contacts)]} />
    </>
  );
}
