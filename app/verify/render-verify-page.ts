/** Draws an answer about a certificate into its frame. */
import { renderPrivatePage } from '#app/private-page';
import { inVerifyFrame } from '#lib/server/certificates/verify-page-template';
import { routes } from '#lib/shared/addresses/routes';

export const draw = renderPrivatePage({
  path: routes.verifyFrame,
  fill: ({ title, inner }) => inVerifyFrame(title, inner),
});
