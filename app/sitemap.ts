import type { MetadataRoute } from 'next';
import { batchPath } from '#data/addresses/routes';
import { joinableBatches } from '#lib/batches/views/public';
import { env } from '#lib/platform/config/env';
import { isoDayInIndia } from '#lib/platform/values/india';
import { listedPages } from '#lib/site/rules/listed-pages';
import { translationsOf } from '#lib/site/rules/seo';

type Entry = MetadataRoute.Sitemap[number];

/** Batches come and go with the desk: they are in no build. */
export const dynamic = 'force-dynamic';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const batches = await joinableBatches(Date.now());
  const own = batches
    .filter(({ sample }) => !sample)
    .map(({ id, changedAt }) => ({ path: batchPath(id), updated: isoDayInIndia(changedAt) }));
  const { origin } = env();
  return [...listedPages, ...own].map(({ path, updated }) => ({
    url: `${origin}${path}`,
    ...(updated && { lastModified: updated }),
    ...translationsIn(origin, path),
  }));
}

function translationsIn(origin: string, path: string): Pick<Entry, 'alternates'> {
  const languages = Object.entries(translationsOf(path) ?? {});
  if (languages.length === 0) return {};
  const whole = languages.map(([language, each]) => [language, `${origin}${each}`]);
  return { alternates: { languages: Object.fromEntries(whole) } };
}
