import { StructuredData } from '#components/layout/structured-data';
import { env } from '#lib/platform/config/env';
import { breadcrumbs } from '#lib/site/rules/structured-data';

/** The way from the home page to a listed page, for search engines. */
export const Breadcrumbs = ({ path }: { path: string }) => (
  <StructuredData things={[breadcrumbs(env().origin, path)]} />
);
