/** Draws an answer about a certificate into its frame. */
import type { ReactElement } from 'react';
import { renderMarkup } from '#app/render';
import { inVerifyFrame } from '#lib/server/certificates/verify-page-template';
import { fillTemplate, type PageTemplate } from '#lib/server/http/drawn/page-template';
import { privateHeaders } from '#lib/server/http/headers/security-headers';
import { routes } from '#lib/shared/addresses/routes';

const verify: PageTemplate = {
  path: routes.verifyFrame,
  fill: ({ title, inner }) => inVerifyFrame(title, inner),
};
const headers = { ...privateHeaders, 'content-type': 'text/html; charset=utf-8' };

export const draw = async (
  title: string,
  page: ReactElement,
  { status = 200, keeps = false } = {},
): Promise<Response> =>
  fillTemplate(verify, { title, inner: await renderMarkup(page) }, { status, headers, keeps });
