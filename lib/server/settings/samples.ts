/** Sample entries are shown in trial mode and left out of a public build (contract: Content). */
import type { Env } from '#lib/server/settings/env';

export const publishable = <T extends { readonly sample?: true }>(
  entries: readonly T[],
  { mode }: Pick<Env, 'mode'>,
): readonly T[] => (mode === 'trial' ? entries : entries.filter(({ sample }) => !sample));
