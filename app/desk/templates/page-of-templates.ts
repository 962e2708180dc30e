import { createElement } from 'react';
import { draw } from '#app/desk/render-desk-page';
import { TemplatesPage } from '#components/desk/templates-page';
import { deskOf } from '#lib/server/desk/desk-of';
import type { Visit } from '#lib/server/desk/sign-in/access';
import { type TemplatesView, templatesView } from '#lib/server/desk/templates/templates-view';

/** All of them; `rejected`: what was typed, with why it was not kept or how it reads. */
export async function templatesPage(
  visit: Visit,
  rejected?: TemplatesView['rejected'],
  status = 200,
): Promise<Response> {
  const [desk, view] = await Promise.all([deskOf(visit), templatesView(visit, rejected)]);
  return draw('Templates', createElement(TemplatesPage, { desk, view }), status);
}
