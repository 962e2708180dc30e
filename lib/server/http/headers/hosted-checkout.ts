import type { Env } from '#lib/server/settings/env';

/** The provider's own checkout page, reached by a form: for visitors without script. */
export const hostedCheckoutUrl = ({ RAZORPAY_API_URL: api }: Pick<Env, 'RAZORPAY_API_URL'>) =>
  `${api ?? 'https://api.razorpay.com'}/v1/checkout/embedded`;
