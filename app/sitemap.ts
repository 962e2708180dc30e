import type { MetadataRoute } from 'next';
import { env } from '#lib/server/settings/env';
import { listedPages } from '#lib/shared/pages/listed-pages';

export default function sitemap(): MetadataRoute.Sitemap {
  return listedPages.map(({ path, updated }) => ({
    url: `${env().origin}${path}`,
    ...(updated && { lastModified: updated }),
  }));
}
