/** Renders an answer about a certificate. */
import { privatePage } from '#app/private-page';
import { renderPaths } from '#lib/shared/addresses/render-paths';

export const draw = privatePage(renderPaths.verify);
