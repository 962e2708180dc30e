import { SiteShell } from '#pages/site-shell';

/** As the site's, but each page draws its own <main id="main">: in a language of its own, or with what a script asks of it. */
export default function OwnMainLayout({ children }: { children: React.ReactNode }) {
  return <SiteShell ownMain>{children}</SiteShell>;
}
