import { StructuredData } from '#components/layout/structured-data';
import { env } from '#lib/server/settings/env';
import { breadcrumbs } from '#lib/shared/pages/structured-data';

/** The way from the home page to a listed page, for search engines. */
export const Breadcrumbs = ({ path }: { path: string }) => (
  <StructuredData things={[breadcrumbs(env().origin, path)]} />
);
