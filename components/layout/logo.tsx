import { routes } from '#data/addresses/routes';
import { provider } from '#data/site';

export function Logo() {
  return (
    <a className="logo" href={routes.home}>
      <LedgerMark />
      {provider.name}
    </a>
  );
}

export const LedgerMark = () => (
  <Mark cloth="var(--cloth)" spine="var(--cloth-deep)" stitch="var(--stitch)" />
);

/** On paper: in the colours of the light theme, whatever the screen shows. */
export const PrintedMark = ({ className }: { className?: string }) => (
  <Mark className={className} cloth="#9b1c2e" spine="#7a1422" stitch="#e9c675" />
);

interface MarkProps {
  readonly className?: string | undefined;
  readonly cloth: string;
  readonly spine: string;
  readonly stitch: string;
}

const Mark = ({ className, cloth, spine, stitch }: MarkProps) => (
  <svg className={className} viewBox="0 0 26 34" aria-hidden="true">
    <rect width="26" height="34" rx="3" fill={cloth} />
    <rect width="5" height="34" rx="2" fill={spine} />
    <path d="M9 10h12M9 20h12M9 23h12" stroke={stitch} strokeWidth="1.5" strokeLinecap="round" />
  </svg>
);
