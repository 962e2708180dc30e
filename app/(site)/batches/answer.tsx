/** The batches that one can still join, sifted by the address, for the page and for the server. */
import type { Answer } from '#app/drawing/answer';
import { BatchList } from '#components/batches/batch-list';
import { PageHead } from '#components/layout/page-head';
import { joinableBatches } from '#lib/server/batches/announced';
import { routes } from '#lib/shared/addresses/routes';
import { siftedBy } from '#lib/shared/batches/filter';
import { lastOf, type Query } from '#lib/shared/cart/query';
import { Breadcrumbs } from '#pages/breadcrumbs';

const head = {
  title: 'Batches that begin soon',
  description:
    'Batches of AcSS modules and bootcamps with their days, hours, place and language, the total with GST, and the seats that are left at this moment.',
  path: routes.batches,
};

/** `now` in epoch milliseconds. */
export const batchesAnswer = (query: Query, now: number): Answer => ({
  head,
  async page() {
    const all = await joinableBatches(now);
    const page = Math.max(1, Math.min(100, Number(lastOf(query, 'page')) || 1));
    return (
      <>
        <PageHead
          title="Batches that begin soon"
          lede="Fixed days, a trainer and a group. You see the seats that are free right now; a seat that somebody has yet to pay for counts as held."
        />
        <BatchList all={all} by={siftedBy(query)} page={Math.floor(page)} now={now} />
        <Breadcrumbs path={routes.batches} />
      </>
    );
  },
});
