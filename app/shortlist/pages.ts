import { createElement } from 'react';
import { privatePage } from '#app/private-page';
import {
  ClosedShortlist,
  ShortlistMessage,
  ShortlistPage,
} from '#components/placement/shortlist-page';
import { renderPaths } from '#data/addresses/render-paths';
import { contactsOf } from '#data/company/contacts';
import type { RenderRejection } from '#lib/forms/http/boundary';
import { findShortlist, type OpenShortlist } from '#lib/placement/http';
import { shortlistView } from '#lib/placement/views/shortlist';
import { context } from '#lib/platform/context';
import { dayAndHour } from '#lib/platform/values/india';
import { line } from '#lib/platform/values/text';

const render = privatePage(renderPaths.shortlist);
type Answer = Parameters<typeof render>[2];

const message = (title: string, text: string, answer: Answer) =>
  render(title, createElement(ShortlistMessage, { title, text }), answer);

export const renderUnknown = () =>
  message(
    'This link does not work',
    `It is incomplete, or a newer link has replaced it. Open the latest mail from HOA, or write to ${contactsOf(context().env).email}.`,
    { status: 404 },
  );

export const renderStoreAway = () =>
  message('Please try again in a minute', 'We cannot show the page just now. Nothing is lost.', {
    status: 503,
    retryAfterSeconds: 30,
  });

export function renderClosed(token: string, { shortlist }: OpenShortlist, asked = false) {
  const { endsAt, endedAt } = shortlist;
  const text =
    endedAt !== undefined && endedAt < endsAt
      ? 'It was closed, or a newer one has replaced it.'
      : `It was valid until ${dayAndHour(endsAt)}.`;
  const page = createElement(ClosedShortlist, { token, text, asked });
  return render('This page has closed', page, { status: 410 });
}

type Refused = Parameters<typeof ShortlistPage>[0]['refused'];

export async function renderShortlist(
  token: string,
  found: OpenShortlist,
  refused?: Refused,
  answer?: Answer,
): Promise<Response> {
  const view = await shortlistView(context(), token, found);
  return render(view.title, createElement(ShortlistPage, { view, refused }), answer);
}

export const renderRefused: RenderRejection<OpenShortlist> = async ({ error, fields, token }) => {
  if (error.status === 503) return renderStoreAway();
  const found = await findShortlist(context(), token);
  if (!found) return renderUnknown();
  if (!found.isLive) return renderClosed(token, found);
  const typed = ['text', 'place', 'from', 'pay'].map((name) => [name, line(fields[name])]);
  const refused = {
    message: error.message,
    action: line(fields.action),
    candidate: line(fields.candidate),
    errors: error.errors ?? {},
    typed: Object.fromEntries(typed) as Record<string, string>,
    slots: [fields.slot].flat().map(line),
  };
  return renderShortlist(token, found, refused, error);
};
