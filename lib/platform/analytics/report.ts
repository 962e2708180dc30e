import type { SentCount } from '#lib/platform/analytics/queries';
import type { Store } from '#lib/platform/db/store';
import { dayMs, instantInIndia } from '#lib/platform/values/india';

export interface Line {
  readonly name: string;
  /** How often it was opened; of days, sources and campaigns: how often somebody came from outside. */
  readonly views: number;
  readonly visits: number;
  readonly enquiries: number;
}

export interface ViewReport {
  readonly days: readonly Line[];
  readonly pages: readonly Line[];
  readonly sources: readonly Line[];
  readonly campaigns: readonly Line[];
}

/** `from` and `to` are days in India, as 2026-11-22, both included. */
export async function readViews(
  store: Pick<Store, 'listViews' | 'countSent'>,
  from: string,
  to: string,
): Promise<ViewReport> {
  const [views, sent] = await Promise.all([
    store.listViews(from, to),
    store.countSent(instantInIndia(from), instantInIndia(to) + dayMs),
  ]);
  const [days, pages, sources, campaigns] = [newCounts(), newCounts(), newCounts(), newCounts()];
  for (let at = instantInIndia(from); at <= instantInIndia(to); at += dayMs) {
    days.add(new Date(at + dayMs / 2).toISOString().slice(0, 10), {});
  }
  for (const { day, what, name, many } of views) {
    if (what === 'page') {
      days.add(day, { views: many });
      pages.add(name, { views: many });
    } else if (what === 'source') {
      days.add(day, { visits: many });
      sources.add(name || 'not told', { visits: many });
    } else campaigns.add(name, { visits: many });
  }
  for (const { day, page, campaign, many } of sent as readonly SentCount[]) {
    days.add(day, { enquiries: many });
    pages.add(page ?? 'not known', { enquiries: many });
    if (campaign) campaigns.add(campaign, { enquiries: many });
  }
  return {
    days: days.lines(),
    pages: busiest(pages.lines()),
    sources: busiest(sources.lines()),
    campaigns: busiest(campaigns.lines()),
  };
}

function newCounts() {
  const lines = new Map<string, Line>();
  return {
    add(name: string, { views = 0, visits = 0, enquiries = 0 }: Partial<Line>) {
      const before = lines.get(name) ?? { name, views: 0, visits: 0, enquiries: 0 };
      lines.set(name, {
        name,
        views: before.views + views,
        visits: before.visits + visits,
        enquiries: before.enquiries + enquiries,
      });
    },
    lines: () => [...lines.values()],
  };
}

const busiest = (lines: readonly Line[]) =>
  [...lines].sort(
    (one, other) =>
      other.views + other.visits - one.views - one.visits ||
      other.enquiries - one.enquiries ||
      (one.name < other.name ? -1 : 1),
  );
