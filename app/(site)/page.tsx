import '#styles/site/home.css';
import '#styles/site/index-rows.css';
import '#styles/site/people.css';
import '#styles/site/photos.css';
import '#styles/site/pictures/ledger.css';
import '#styles/site/pictures/mini-cover.css';
import '#styles/catalogue/rows.css';
import '#styles/site/trust.css';
import { GoOn } from '#components/applications/jobs/jobs';
import { CourseRows } from '#components/catalogue/course-rows';
import { StructuredData } from '#components/layout/structured-data';
import { FirstBooks, GetFree, Hero, LetsTalk, OneVoucher } from '#components/site/home';
import { IndexRows } from '#components/site/index-rows';
import { SuccessStories } from '#components/site/people';
import { PhotoPlaces } from '#components/site/photo-places';
import { LedgerPictures } from '#components/site/pictures/ledger-picture';
import { AfterSending } from '#components/site/trust';
import { Accordion } from '#components/ui/accordion';
import { Section } from '#components/ui/section';
import { NextWebinar, PaidWebinar, PromoPopup } from '#components/webinars/cards';
import { routes } from '#data/addresses/routes';
import { claims } from '#data/claims';
import { publishedClaims } from '#data/company/claims';
import { contactsOf } from '#data/company/contacts';
import { courses } from '#data/courses';
import { features } from '#data/home';
import { testimonials } from '#data/testimonials';
import { editionNow } from '#lib/payments/views/visitor';
import { countedNow } from '#lib/placement/views/claims';
import { env } from '#lib/platform/config/env';
import { publishable } from '#lib/platform/config/public-mode';
import { homeQuestions } from '#lib/site/rules/questions';
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
  const paid = await editionNow(Date.now());
  const stated = Object.values(claims);
  const counted = await countedNow(stated, Date.now());
  const contacts = contactsOf(env());
  const [start = 0] = nextWebinars(Date.now(), 1);
  return (
    <>
      <PromoPopup start={start} />
      <GoOn />
      <Hero claims={publishedClaims(stated, env(), counted)} />
      <PaidWebinar {...paid} />
      <Section title="Six ways to begin">
        <IndexRows rows={features} />
      </Section>
      <Section title="Enter one voucher" side>
        <OneVoucher />
      </Section>
      <PhotoPlaces of={['class']} samples={env().mode === 'trial'} />
      <Section title="What you will be able to do" on="raised">
        <LedgerPictures />
      </Section>
      <Section
        title="Get Free"
        lede="What is free here, who it is for, and how to get it."
        side
        on="leaf"
      >
        <GetFree />
      </Section>
      <Section title="Free webinars" lede="An hour and a half with working accountants." side>
        <NextWebinar start={start} />
      </Section>
      <Section title="Start with the foundation" className="with-books">
        <div>
          <CourseRows courses={courses} limit={firstModules} />
          <a className="action mt-3" href={`${routes.certification}#accss`}>
            All seventeen modules
          </a>
        </div>
        <FirstBooks courses={courses.slice(0, firstModules)} />
      </Section>
      <Section title="Not sure which modules?" on="cloth" side>
        <p className="text-[1.17rem]">
          Tell us the job you want and what you can do today. In a minute, without your name, you
          get the modules in study order, what to leave out, and the total with GST.
        </p>
        <p className="mt-5 flex flex-wrap gap-3">
          <a className="button" href={routes.whichModules}>
            Find my modules
          </a>
          <a className="button line" href={routes.compare}>
            Compare the ways to learn
          </a>
        </p>
      </Section>
      <Section title="Success stories">
        <SuccessStories stories={publishable(testimonials, env()).slice(0, shownStories)} />
      </Section>
      <Section title="Questions people ask" side on="raised">
        <Accordion name="faq" items={homeQuestions()} />
      </Section>
      <Section title="After you send a form">
        <AfterSending now={Date.now()} />
      </Section>
      <LetsTalk contacts={contacts} />
      <StructuredData things={[organization(env().origin, contacts)]} />
    </>
  );
}
