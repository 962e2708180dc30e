import { provider } from '#data/site';
import { routes } from '#lib/routes';

/** A ledger bound in red cloth; it always leads to the home page. */
export function Logo() {
  return (
    <a className="logo" href={routes.home}>
      <LedgerMark />
      {provider.name}
    </a>
  );
}

export const LedgerMark = () => (
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
);
