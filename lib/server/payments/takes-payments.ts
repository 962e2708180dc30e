/** Whether this site takes money: in trial mode in a sandbox, in public with the keys of a provider alone. */
import type { Env } from '#lib/server/settings/env';
import { routes } from '#lib/shared/addresses/routes';

type Settings = Pick<Env, 'mode' | 'RAZORPAY_KEY_ID'>;

export const takesPayments = ({ mode, RAZORPAY_KEY_ID }: Settings): boolean =>
  mode === 'trial' || RAZORPAY_KEY_ID !== undefined;

/** The page of a checkout that is not there: nothing is sold, or it is the sandbox's in public. */
export const isMissingCheckout = (path: string, env: Settings): boolean =>
  path === routes.sandboxCheckout
    ? env.mode === 'public'
    : path === routes.hostedCheckout && !takesPayments(env);
