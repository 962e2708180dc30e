import type { ReactNode } from 'react';
import { LedgerMark } from '#components/layout/logo';
import { ThemeToggle } from '#components/layout/theme-toggle';
import { provider } from '#data/site';
import { routes } from '#lib/shared/addresses/routes';

/** Around the pages that somebody sees who is not signed in. */
export function Entrance({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className="desk">
      <DeskHeader>
        <ThemeToggle />
      </DeskHeader>
      <main id="main" tabIndex={-1} data-state={state}>
        <div className="wrap entrance">{children}</div>
      </main>
      <footer className="site-footer brief">
        <div className="wrap">
          <p className="small">Times are Indian Standard Time.</p>
        </div>
      </footer>
    </div>
  );
}

/** The skip link, and the header: the logo and what a page puts beside it. */
export function DeskHeader({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="site-header">
        <div className="wrap bar">
          <DeskLogo />
          {children}
        </div>
      </header>
    </>
  );
}

function DeskLogo() {
  return (
    <a className="logo" href={routes.desk}>
      <LedgerMark />
      {provider.name} <span className="room">Desk</span>
    </a>
  );
}
