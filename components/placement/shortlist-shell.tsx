/** Around an employer's page, and the pages that a link ends on. */
import type { ReactNode } from 'react';
import { LedgerMark } from '#components/layout/logo';
import { ThemeToggle } from '#components/layout/theme-toggle';
import { provider } from '#data/site';
import { routes } from '#lib/shared/addresses/routes';
import { shortlistCall } from '#lib/shared/addresses/token-routes';

/** Header, main part and footer, without ways to the rest of the site. */
export function ShortlistShell({
  whom,
  state,
  children,
}: {
  readonly whom?: string;
  readonly state: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="desk bare">
      <header className="site-header">
        <div className="wrap bar">
          <a className="logo" href={routes.home}>
            <LedgerMark /> {provider.name}
          </a>
          {whom && <p className="small">For {whom}</p>}
          <ThemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} data-state={state}>
        {children}
      </main>
      <footer className="site-footer brief">
        <div className="wrap">
          <ul className="footer-line">
            <li>
              <a href={routes.privacy}>Privacy policy</a>
            </li>
            <li>
              <a href={routes.contactUs}>Contact us</a>
            </li>
          </ul>
          <p className="small">
            Times are Indian Standard Time. What you see here is about real people: close the page
            when you leave it.
          </p>
        </div>
      </footer>
    </div>
  );
}

/** 410: it was good until then, and shows nobody any more. */
export function ClosedShortlist({
  token,
  text,
  asked,
}: {
  token: string;
  text: string;
  asked: boolean;
}) {
  return (
    <ShortlistShell state="closed">
      <div className="wrap page-head">
        <h1>This page has closed</h1>
        <p className="lede">{text} We no longer show the people on it, as we promised them.</p>
      </div>
      <div className="wrap shortlist">
        {asked ? (
          <p role="status">We have your request, and will call you within a working day.</p>
        ) : (
          <form method="post" action={shortlistCall(token)}>
            <input type="hidden" name="action" value="renew" />
            <button type="submit" className="button line">
              Ask for it again
            </button>
            <p className="small">We will call you within a working day.</p>
          </form>
        )}
      </div>
    </ShortlistShell>
  );
}

/** 404, and 503 while the store is away. */
export function ShortlistMessage({ title, text }: { title: string; text: string }) {
  return (
    <ShortlistShell state="none">
      <div className="wrap page-head">
        <h1>{title}</h1>
        <p className="lede">{text}</p>
      </div>
    </ShortlistShell>
  );
}
