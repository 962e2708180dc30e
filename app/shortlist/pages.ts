/** The pages that an employer's link can end on. */
import { createElement, type ReactElement } from 'react';
import { renderMarkup } from '#app/render';
import { ShortlistPage } from '#components/placement/shortlist-page';
import { ClosedShortlist, ShortlistMessage } from '#components/placement/shortlist-shell';
import { fillTemplate, type PageTemplate } from '#lib/server/http/drawn/page-template';
import { privateHeaders } from '#lib/server/http/headers/security-headers';
import { inSiteFrame } from '#lib/server/http/site-page-template';
import {
  type DrawRefused,
  findShortlist,
  type OpenShortlist,
} from '#lib/server/placement/shortlist-call';
import { shortlistView } from '#lib/server/placement/shortlist-view';
import { site } from '#lib/server/site';
import { routes } from '#lib/shared/addresses/routes';
import { contactsOf } from '#lib/shared/company/contacts';
import { line } from '#lib/shared/forms/sanitize';
import { dayAndHour } from '#lib/shared/india';

const shortlist: PageTemplate = {
  path: routes.shortlistFrame,
  fill: ({ title, inner }) => inSiteFrame(routes.shortlistFrame, title, inner),
};
const headers = { ...privateHeaders, 'content-type': 'text/html; charset=utf-8' };

const draw = async (title: string, page: ReactElement, status = 200): Promise<Response> =>
  fillTemplate(shortlist, { title, inner: await renderMarkup(page) }, { status, headers });

const message = (title: string, text: string, status: number) =>
  draw(title, createElement(ShortlistMessage, { title, text }), status);

export const drawUnknown = () =>
  message(
    'This link does not open anything',
    `It is not complete, or a newer link has replaced it. Open the newest mail from HOA, or write to ${contactsOf(site().env).email}.`,
    404,
  );

export async function drawStoreAway(): Promise<Response> {
  const response = await message(
    'Please try again in a minute',
    'We cannot show the page just now. Nothing is lost.',
    503,
  );
  response.headers.set('retry-after', '30');
  return response;
}

export function drawClosed(token: string, { shortlist }: OpenShortlist, asked = false) {
  const { endsAt, endedAt } = shortlist;
  const text =
    endedAt !== undefined && endedAt < endsAt
      ? 'It was closed, or a newer one has replaced it.'
      : `It was valid until ${dayAndHour(endsAt)}.`;
  const page = createElement(ClosedShortlist, { token, text, asked });
  return draw('This page has closed', page, 410);
}

type Refused = Parameters<typeof ShortlistPage>[0]['refused'];

export async function drawShortlist(
  token: string,
  found: OpenShortlist,
  refused?: Refused,
  status = 200,
): Promise<Response> {
  const view = await shortlistView(site(), token, found);
  return draw(view.title, createElement(ShortlistPage, { view, refused }), status);
}

export const drawRefused: DrawRefused = async ({ error, fields, token }) => {
  if (error.status === 503) return drawStoreAway();
  const found = await findShortlist(site(), token);
  if (!found) return drawUnknown();
  if (!found.isLive) return drawClosed(token, found);
  const typed = ['text', 'place', 'from', 'pay'].map((name) => [name, line(fields[name])]);
  const refused = {
    message: error.message,
    action: line(fields.action),
    candidate: line(fields.candidate),
    errors: error.errors ?? {},
    typed: Object.fromEntries(typed) as Record<string, string>,
    slots: [fields.slot].flat().map(line),
  };
  const response = await drawShortlist(token, found, refused, error.status);
  if (error.retryAfterSeconds !== undefined) {
    response.headers.set('retry-after', `${error.retryAfterSeconds}`);
  }
  return response;
};
