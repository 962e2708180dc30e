import '#styles/catalogue/licences/document.css';
import '#styles/catalogue/included.css';
import '#styles/catalogue/compare.css';
import '#styles/catalogue/ways.css';
import '#styles/batches/batch-lines.css';
import '#styles/site/scenes/scene.css';
import {
  NextDates,
  OfferColumns,
  OfferNumbers,
  SpecimenCertificate,
  WithEach,
} from '#components/catalogue/offer';
import { WaysToLearn } from '#components/catalogue/ways';
import { PageHead } from '#components/layout/page-head';
import { WeekOfACourse } from '#components/site/scenes/week-of-a-course';
import { ProviderLine } from '#components/site/trust';
import { Section } from '#components/ui/section';
import { routes } from '#data/addresses/routes';
import { hacaPace, hacaPeriod } from '#data/certification';
import { legalEntityOf } from '#data/company/legal-entity';
import { dearerBootcamp } from '#data/offers';
import { type CountedBatch, subjectOf } from '#lib/batches/rules';
import { joinableBatches } from '#lib/batches/views/public';
import { comparedWays } from '#lib/catalogue/rules/ways';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

/** It shows when the next batches begin. */
export const revalidate = 60;

export const metadata = pageMetadata({
  title: 'Modules, bootcamp or 1:1 coaching: what each costs and buys',
  description:
    'The seventeen modules, the bootcamps and 1:1 coaching side by side: hours, modules, the price per hour with and without GST, the total, and who it suits.',
  path: routes.compare,
});

export default async function ComparePage() {
  const now = Date.now();
  const { modules } = comparedWays();
  const batches = await joinableBatches(now);
  const ofThese = batches.filter(({ what }) => {
    const taught = subjectOf(what)?.modules;
    return taught?.every((each) => modules.includes(each));
  });
  const isCamp = ({ what }: CountedBatch) => subjectOf(what)?.bootcamp !== undefined;
  const camps = ofThese.filter(isCamp).slice(0, 2);
  const next = [...ofThese.filter((each) => !isCamp(each)).slice(0, 2), ...camps];
  return (
    <>
      <PageHead
        title="How many hours a week do you have?"
        lede="Three ways to learn the same work: how long each takes, and what it costs with GST."
        beside={<WeekOfACourse />}
      />
      <WaysToLearn camp={camps[0]} />
      <Section title="Three ways to learn, side by side" on="raised">
        <details className="compare-fold">
          <summary>For whom, with whom and what an hour costs</summary>
          <OfferColumns />
          <WithEach />
        </details>
        <NextDates modules={modules} batches={next} now={now} />
      </Section>
      <Section
        id="figures"
        title="In figures"
        lede={`Whole levels, bootcamps and packages. The HACA qualification typically takes ${hacaPeriod}. ${hacaPace}`}
      >
        <div className="why-dearer">
          <h3>Why does a bootcamp cost more than its modules?</h3>
          <p>{dearerBootcamp()}</p>
        </div>
        <details className="compare-fold">
          <summary>Hours and fees in a table</summary>
          <OfferNumbers />
        </details>
        <ProviderLine entity={legalEntityOf(env())} />
      </Section>
      <Section id="certificate" title="What you get at the end" on="leaf">
        <SpecimenCertificate />
      </Section>
      <Breadcrumbs path={routes.compare} />
    </>
  );
}
