import { describe, expect, it } from '@jest/globals';
import { mostNames, type ViewCount } from '#lib/platform/analytics/queries';
import { readViews } from '#lib/platform/analytics/report';
import { testedEngines } from '#tests/platform/db/engines';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { storeForEachTest } from '#tests/platform/db/store-for-each-test';

const day = '2026-11-22';
const at = (text: string) => Date.parse(`${text}+05:30`);

describe.each(testedEngines)('%s', (_engine, newPlace) => {
  const { store } = storeForEachTest(newPlace);

  const count = (...counts: [ViewCount['what'], string, number][]) =>
    store.countViews(
      day,
      counts.map(([what, name, many]) => ({ what, name, many })),
    );
  const send = (
    receivedAt: string,
    from: { page?: string; campaign?: string; suspicion?: string },
  ) => store.recordSubmission(enquiryOf({ receivedAt: at(receivedAt), ...from }), []);

  it('adds up what several hosts and minutes counted, and puts it beside the enquiries of each page', async () => {
    await count(['page', '/coaching', 2], ['source', 'google.com', 1], ['source', '', 1]);
    await count(['page', '/coaching', 3], ['page', '/jobs', 9], ['campaign', 'insta', 4]);
    await send('2026-11-22T00:00', { page: '/coaching', campaign: 'insta' });
    await send('2026-11-22T23:59', { page: '/coaching' });
    await send('2026-11-22T12:00', {});
    await send('2026-11-22T12:00', { page: '/coaching', suspicion: 'trap' });
    await send('2026-11-23T00:00', { page: '/jobs' });
    const report = await readViews(store, '2026-11-21', '2026-11-22');
    expect(report.days).toEqual([
      { name: '2026-11-21', views: 0, visits: 0, enquiries: 0 },
      { name: '2026-11-22', views: 14, visits: 2, enquiries: 3 },
    ]);
    expect(report.pages).toEqual([
      { name: '/jobs', views: 9, visits: 0, enquiries: 0 },
      { name: '/coaching', views: 5, visits: 0, enquiries: 2 },
      { name: 'not known', views: 0, visits: 0, enquiries: 1 },
    ]);
    expect(report.sources.map(({ name }) => name)).toEqual(['google.com', 'not told']);
    expect(report.campaigns).toEqual([{ name: 'insta', views: 0, visits: 4, enquiries: 1 }]);
  });

  it('lets nobody fill it with invented names: beyond a hundred a day they are one', async () => {
    const invented = Array.from(
      { length: 300 },
      (_, index): [ViewCount['what'], string, number] => ['source', `${index}.example.com`, 1],
    );
    await count(...invented.slice(0, 150));
    await count(...invented);
    const sources = (await store.listViews(day, day)).filter(({ what }) => what === 'source');
    expect(sources.length).toBeLessThanOrEqual(mostNames + 1);
    expect(sources.reduce((sum, { many }) => sum + many, 0)).toBe(452);
    expect(sources.find(({ name }) => name === 'other')?.many).toBeGreaterThan(200);
  });

  it('forgets days that nobody compares any more', async () => {
    expect(await store.forgetViews(day)).toBe(0);
    expect(await store.forgetViews('2026-11-23')).toBeGreaterThan(0);
    expect(await store.listViews(day, day)).toEqual([]);
  });

  it('sums the views of named pages since a day', async () => {
    const views = (on: string, many: number) =>
      store.countViews(on, [
        { what: 'page', name: '/coaching', many },
        { what: 'page', name: '/jobs', many: 9 },
        { what: 'source', name: '/coaching', many: 7 },
      ]);
    await views('2031-01-19', 90);
    await views('2031-01-20', 5);
    await views('2031-01-22', 2);
    expect(await store.sumViews('2031-01-20', ['/coaching', '/about'])).toEqual([
      { name: '/coaching', many: 7 },
    ]);
  });
});
