/** Draws a page of the desk into its frame. */
import type { ReactElement } from 'react';
import { renderMarkup } from '#app/render';
import { inFrame } from '#lib/server/desk/desk-page-template';
import { type SlottedPage, slotted } from '#lib/server/http/drawn/slotted';
import { routes } from '#lib/shared/addresses/routes';

const desk: SlottedPage = {
  path: routes.deskFrame,
  fill: ({ title, inner }) => inFrame(title, inner),
};
const headers = { 'content-type': 'text/html; charset=utf-8' };

export const draw = async (title: string, page: ReactElement, status = 200): Promise<Response> =>
  slotted(desk, { title, inner: await renderMarkup(page) }, { status, headers });
