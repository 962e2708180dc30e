import type { MetadataRoute } from 'next';
import { env } from '#lib/platform/config/env';

/** Nothing is forbidden: what is not to be listed says so itself, and must be read for that. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${env().origin}/sitemap.xml` };
}
