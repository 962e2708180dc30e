/** Which of our figures may be on a page: in public only those that say how and when they were counted. */
import type { Claim, CountedClaim } from '#data/claims';

type Founded = Claim & Required<Pick<Claim, 'basis' | 'asOf'>>;
type Stated = Claim | CountedClaim;

/** The day is ISO; absent while nobody can count. */
export interface Counted {
  readonly asOf: string;
  readonly figures: Readonly<Record<CountedClaim['counted'], number>>;
}

const isFounded = (claim: Claim): claim is Founded => Boolean(claim.basis && claim.asOf);
const isCounted = (claim: Stated): claim is CountedClaim => 'counted' in claim;

const bases: Readonly<Record<CountedClaim['counted'], string>> = {
  'placed-in-12-months': 'Applicants placed in the last twelve months',
};

export const countsAny = (claims: readonly Stated[]): boolean => claims.some(isCounted);

/** Where one is counted, no sample is beside it, in no mode. */
export function publishedClaims(
  claims: readonly Stated[],
  { mode }: { readonly mode: 'trial' | 'public' },
  counted?: Counted,
): readonly Claim[] {
  const shown = claims.flatMap((claim): Claim[] => {
    if (!isCounted(claim)) return [claim];
    if (!counted) return [];
    const figure = counted.figures[claim.counted].toLocaleString('en-IN');
    return [{ label: claim.label, figure, basis: bases[claim.counted], asOf: counted.asOf }];
  });
  return mode === 'trial' && !countsAny(claims) ? shown : shown.filter(isFounded);
}

/** One line for each claim without its basis or its date (Coaching Sector Guidelines 2024). */
export const unfoundedClaims = (claims: readonly Stated[]): string[] =>
  claims.flatMap((claim) => {
    if (isCounted(claim)) return [];
    const { label, figure, basis, asOf } = claim;
    const lacks = [basis ? [] : 'how it was counted', asOf ? [] : 'when'].flat();
    return lacks.length > 0 ? [`${label}, ${figure}: lacks ${lacks.join(' and ')}`] : [];
  });
