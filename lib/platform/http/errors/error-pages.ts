/** Refusals as pages, to people whose browser sent a form by itself: each is made once, since they come in crowds. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { isApiPath } from '#data/addresses/api-routes';
import { renderPaths } from '#data/addresses/render-paths';
import { routes } from '#data/addresses/routes';
import type { LocalWords } from '#lib/platform/http/addresses';
import {
  type CachedResponse,
  digestOf,
  encodedBodies,
  makeCachedResponse,
} from '#lib/platform/http/cache/cached-response';
import { compressFastBoth, type Encoding } from '#lib/platform/http/cache/compress';
import type { StaticCache } from '#lib/platform/http/cache/static-cache';
import { allowStyles } from '#lib/platform/http/headers/security-headers';
import { notSent } from '#lib/platform/http/intake/reply';
import { renderPage } from '#lib/platform/http/page-view';
import { errorFields, log } from '#lib/platform/log/log';

interface Words {
  readonly title: string;
  /** To whom sent something. */
  readonly sent: string;
  /** To whom only opened an address. */
  readonly opened?: { readonly title?: string; readonly text: string };
}

const later = { text: 'Nothing is lost. Please try again in a few minutes.' };

const words: Readonly<Record<number, Words>> = {
  400: { title: 'That message could not be read', sent: `${notSent}, and send it again.` },
  403: {
    title: 'This form can only be sent from our own pages',
    sent: 'Nothing was sent. Please open the form on our site, and send it from there.',
  },
  404: {
    title: 'There is nothing at this address',
    sent: `${notSent}.`,
    opened: { text: 'The address may be mistyped, or the page has been removed. Nothing is lost.' },
  },
  405: {
    title: 'You cannot send a form to this page',
    sent: `${notSent}.`,
    opened: {
      title: 'This address is not a page',
      text: 'It only receives what our own pages send. Nothing is lost.',
    },
  },
  408: {
    title: 'That took too long to arrive',
    sent: `${notSent}, and send it again, on a faster connection if you can.`,
  },
  413: {
    title: 'That is more than we can take in one message',
    sent: `${notSent}, and send it again with less.`,
  },
  414: {
    title: 'This address is too long',
    sent: `${notSent}.`,
    opened: { text: 'Perhaps something else was pasted after it. Nothing is lost.' },
  },
  415: {
    title: 'We cannot read what was sent in this way',
    sent: 'Nothing was sent. Please open the form on our site, and send it from there.',
  },
  429: {
    title: 'Too many requests in a short time',
    sent: `${notSent}, and send it again in a few minutes.`,
    opened: later,
  },
  500: {
    title: 'Something went wrong on our side',
    sent: 'Please go back with your browser’s Back button and try again, or call us.',
    opened: later,
  },
  503: {
    title: 'We could not do this just now',
    sent: `${notSent}, and send it again in a minute.`,
    opened: later,
  },
};

/** Whether a browser asked for a page to show: a script and a client of the API ask otherwise. */
export function readsAsPage({ headers }: IncomingMessage): boolean {
  const { accept = '', 'sec-fetch-dest': into = 'document', 'content-type': type = '' } = headers;
  return into === 'document' && accept.includes('text/html') && !/\bjson\b/i.test(type);
}

export type ErrorPages = (
  request: IncomingMessage,
  path: string,
  status: number,
) => Promise<CachedResponse | undefined> | undefined;

/**
 * The page that says this refusal; `undefined` for who reads no pages, and for a status without words. Resolves to
 * nothing where no page can be rendered.
 */
export function newErrorPages(cache: StaticCache): ErrorPages {
  const made = new Map<Headers, Map<string, Promise<CachedResponse | undefined>>>();
  return (request, path, status) => {
    const said = words[status];
    if (!said || !readsAsPage(request)) return undefined;
    const headers = cache.headersOf(path);
    const pages = made.get(headers) ?? new Map<string, Promise<CachedResponse | undefined>>();
    made.set(headers, pages);
    // An address that names a person is in no cached page.
    const isPost = request.method === 'POST';
    const { form, local: wordsOf } = cache.rules.refusal(path, request.headers);
    const key = `${status} ${isPost} ${form}`;
    const { title, text } = { title: said.title, text: said.sent, ...(!isPost && said.opened) };
    const local = isPost ? wordsOf?.(status) : undefined;
    const page =
      pages.get(key) ??
      errorPage(cache, headers, { status, title, text, form, ...local, local }).catch(
        (error: unknown) => {
          pages.delete(key);
          log().error(errorFields(error), 'an error is told without a page');
          return undefined;
        },
      );
    pages.set(key, page);
    return page;
  };
}

type Headers = Readonly<Record<string, string>>;

interface ErrorText {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  readonly form?: string | undefined;
  /** The words of a page in another language than English. */
  readonly local?: LocalWords | undefined;
}

export async function errorPage(
  cache: StaticCache,
  common: Headers,
  { status, title, text, form, local }: ErrorText,
): Promise<CachedResponse> {
  const { language, open = 'Open the form', home = 'Go Back Home' } = local ?? {};
  const back = form ? [{ href: form, label: open, isFirst: true }] : [];
  const ways = [...back, { href: routes.home, label: home }];
  const html = await renderPage(renderPaths.message, {
    title,
    message: { heading: title, text, language, ways },
  });
  const identity = Buffer.from(html);
  const headers = {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  return makeCachedResponse(
    status,
    allowStyles(headers, html, cache.styles),
    encodedBodies(identity.length, await compressFastBoth(identity)),
    digestOf(identity),
  );
}

/** The page in the place of this answer; `undefined` where it stays as it is. */
export function newRefusalPages(cache: StaticCache) {
  const pageOf = newErrorPages(cache);
  return (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): ReturnType<typeof pageOf> => {
    const { statusCode: status } = response;
    const isOfForm = isApiPath(path) || request.method === 'POST' || status === 405;
    return status < 400 || isHtml(response) || !isOfForm
      ? undefined
      : pageOf(request, path, status);
  };
}

export const isHtml = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/html');

/** The body of the page; the answer keeps its status, and its other headers. */
export function asPage(
  { headers, bodies }: CachedResponse,
  response: ServerResponse,
  wanted: Encoding | undefined,
): Buffer {
  for (const name of ['content-type', 'content-security-policy', 'vary']) {
    const value = headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  const encoded = wanted && bodies[wanted];
  if (encoded) response.setHeader('content-encoding', wanted);
  const body = encoded ?? bodies.identity;
  response.setHeader('content-length', body.length);
  return body.bytes();
}
