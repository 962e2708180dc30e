import { SiteShell } from '#pages/site-shell';

/** The site's layout, except that each page renders its own <main id="main">: in another language, or with attributes that a script needs. */
export default function OwnMainLayout({ children }: { children: React.ReactNode }) {
  return <SiteShell ownMain>{children}</SiteShell>;
}
