/** The questions, or the modules that somebody needs, for the page and for the server. */
import type { Answer } from '#app/drawing/answer';
import { FinderForm } from '#components/finder/finder-form';
import { FinderResult, headline } from '#components/finder/finder-result';
import { PageHead } from '#components/layout/page-head';
import { nextBatches } from '#lib/server/batches/announced';
import { env } from '#lib/server/settings/env';
import { routes } from '#lib/shared/addresses/routes';
import type { Query } from '#lib/shared/cart/query';
import { type Asked, type Found, find } from '#lib/shared/finder/find';
import { freeFirst } from '#lib/shared/finder/free';
import { Breadcrumbs } from '#pages/breadcrumbs';

const head = {
  description:
    'Say what you want to work as and what you can do today: the AcSS modules you need in the order to study them, with hours and the total with GST.',
  path: routes.whichModules,
};

/** `now` in epoch milliseconds. */
export function finderAnswer(query: Query, now: number): Answer {
  const found = find(query);
  return 'modules' in found
    ? { head: { ...head, title: headline(found) }, page: () => result(found, now) }
    : { head: { ...head, title: 'Which modules do I need?' }, page: () => questions(found) };
}

async function result(found: Found, now: number) {
  const { origin } = env();
  const numbers = found.modules.map(({ course }) => course.courseNo);
  const batches = await nextBatches({ modules: numbers }, now);
  const free = freeFirst(numbers, now);
  return <FinderResult {...{ found, free, origin, batches, now }} />;
}

const questions = (asked: Asked) => (
  <>
    <PageHead
      title="Which modules do I need?"
      lede="Say what you want to work as and what you can do today. You get the modules in the order to study them, and what you can leave out."
    />
    <FinderForm asked={asked} />
    <Breadcrumbs path={routes.whichModules} />
  </>
);
