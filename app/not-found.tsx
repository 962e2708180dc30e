import { NotFound } from '#components/layout/not-found';
import { provider } from '#data/site';
import { SiteShell } from '#pages/site-shell';

export const metadata = { title: `Page not found | ${provider.name}`, robots: { index: false } };

export default function NotFoundPage() {
  return (
    <SiteShell>
      <NotFound />
    </SiteShell>
  );
}
