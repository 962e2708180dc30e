import { routes } from '#lib/shared/addresses/routes';

/** What the server draws pages of one person into: nobody's address. */
export const frames: readonly string[] = [
  routes.deskFrame,
  routes.enquiryFrame,
  routes.invoiceFrame,
  routes.shortlistFrame,
  routes.thankYouFrame,
  routes.verifyFrame,
];
