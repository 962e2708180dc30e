/** Which of our figures may stand on a page: in public only those that say how and when they were counted. */
import type { Claim } from '#data/claims';

type Founded = Claim & Required<Pick<Claim, 'basis' | 'asOf'>>;

const isFounded = (claim: Claim): claim is Founded => Boolean(claim.basis && claim.asOf);

export const publishedClaims = (
  claims: readonly Claim[],
  { mode }: { readonly mode: 'trial' | 'public' },
): readonly Claim[] => (mode === 'trial' ? claims : claims.filter(isFounded));

/** One line for each claim without its basis or its date (Coaching Sector Guidelines 2024). */
export const unfoundedClaims = (claims: readonly Claim[]): string[] =>
  claims.flatMap(({ label, figure, basis, asOf }) => {
    const lacks = [basis ? [] : 'how it was counted', asOf ? [] : 'when'].flat();
    return lacks.length > 0 ? [`${label}, ${figure}: lacks ${lacks.join(' and ')}`] : [];
  });
