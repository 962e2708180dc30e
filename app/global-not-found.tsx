import { NotFound } from '#components/layout/not-found';
import { provider } from '#data/site';
import RootLayout, { generateMetadata as metadataOfSite } from '#pages/layout';
import { SiteShell } from '#pages/site-shell';

export { viewport } from '#pages/layout';

export const generateMetadata = () => ({
  ...metadataOfSite(),
  title: `Page not found | ${provider.name}`,
  robots: { index: false },
});

export default function NotFoundPage() {
  return (
    <RootLayout>
      <SiteShell>
        <NotFound />
      </SiteShell>
    </RootLayout>
  );
}
