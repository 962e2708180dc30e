import type { ReactNode } from 'react';
import { ThemeToggle } from '#components/layout/theme-toggle';
import { provider } from '#data/site';
import { routes } from '#lib/routes';

/** Around the pages that somebody sees who is not signed in. */
export function Entrance({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className="desk">
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="site-header">
        <div className="wrap bar">
          <DeskLogo />
          <ThemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} data-state={state}>
        <div className="wrap entrance">{children}</div>
      </main>
    </div>
  );
}

export function DeskLogo() {
  return (
    <a className="logo" href={routes.desk}>
      <svg viewBox="0 0 26 34" aria-hidden="true">
        <rect width="26" height="34" rx="3" fill="var(--cloth)" />
        <rect width="5" height="34" rx="2" fill="var(--cloth-deep)" />
        <path
          d="M9 10h12M9 20h12M9 23h12"
          stroke="var(--stitch)"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      {provider.name} <span className="room">Desk</span>
    </a>
  );
}
