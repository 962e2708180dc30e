import { routes } from '#lib/routes';

/** The key of the gateway inside the site: no money moves. */
export const sandboxKey = 'sandbox';
export const sandboxPath = `${routes.sandboxCheckout}/pay` as const;
