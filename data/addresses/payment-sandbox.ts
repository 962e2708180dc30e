import { routes } from '#data/addresses/routes';

/** The key of the gateway inside the site: no money moves. */
export const sandboxKey = 'sandbox';
/** How the numbers of its payments begin. */
export const sandboxPayment = 'pay_sandbox';
export const sandboxPath = `${routes.sandboxCheckout}/pay` as const;
