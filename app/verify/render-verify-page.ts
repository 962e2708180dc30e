/** Draws an answer about a certificate into its frame. */
import { drawInto } from '#app/frame';
import { inVerifyFrame } from '#lib/server/certificates/verify-page-template';
import { routes } from '#lib/shared/addresses/routes';

export const draw = drawInto({
  path: routes.verifyFrame,
  fill: ({ title, inner }) => inVerifyFrame(title, inner),
});
