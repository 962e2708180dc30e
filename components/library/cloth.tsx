/** What covers and social cards are made of. */
import type { Level } from '#data/courses';

// Ledger cloth: the same in both themes, so these are not the theme's own tokens.
export const cloths = {
  foundation: { cloth: '#34448f', spine: '#263272' },
  intermediate: { cloth: '#8a5f10', spine: '#6b490a' },
  final: { cloth: '#9b1c2e', spine: '#741321' },
} as const;
export const stitch = '#e9c675';
export const onCloth = '#fff7ea';
export const paper = '#f7f0df';
export const ink = '#241d17';
export const quiet = '#6a5d4c';

/** A card without its words, 320 by 180; called, not mounted: the painter of social cards knows plain shapes alone. */
export function cardGround(tone: Level, labelled: boolean) {
  const { cloth, spine } = cloths[tone];
  return (
    <>
      <rect width="320" height="180" rx="4" fill={cloth} />
      <rect width="16" height="180" rx="4" fill={spine} />
      <path d="M23 10v160" stroke={stitch} strokeWidth="1.5" strokeDasharray="6 5" />
      {labelled && <rect x="40" y="24" width="80" height="132" rx="2" fill={paper} />}
      {labelled && <path d="M52 112h56M52 116h56" stroke={ink} strokeWidth="1.2" />}
    </>
  );
}
