import { createHash } from 'node:crypto';
import { cardFolder, routes } from '#data/addresses/routes';
import { pixelOrigin } from '#lib/platform/browser/pixel';
import { type Env, env, type Mode } from '#lib/platform/config/env';
import { privateHeaders } from '#lib/platform/http/intake/reply';

type Directive =
  | 'script-src'
  | 'img-src'
  | 'connect-src'
  | 'frame-src'
  | 'form-action'
  | 'style-src-attr';

type Exception = {
  readonly sources?: Partial<Record<Directive, readonly string[]>>;
  /** Headers that read otherwise on this page. */
  readonly headers?: Readonly<Record<string, string>>;
};

const checkout: Exception = {
  sources: {
    'script-src': ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
    'frame-src': [
      'https://api.razorpay.com',
      'https://checkout.razorpay.com',
      'upi:',
      'tez:',
      'phonepe:',
      'paytmmp:',
    ],
    'connect-src': [
      'https://api.razorpay.com',
      'https://lumberjack.razorpay.com',
      'https://lumberjack-cx.razorpay.com',
    ],
    'img-src': ['https://cdn.razorpay.com'],
    // It places its frame by style attributes; style elements stay forbidden.
    'style-src-attr': ["'unsafe-inline'"],
  },
  // A bank's window must be able to tell the checkout that it is done.
  headers: { 'cross-origin-opener-policy': 'same-origin-allow-popups' },
};

/** Pages that need more than the others, by path. */
export const exceptions = (env: Env): Readonly<Record<string, Exception>> => ({
  [routes.aiWebinar]: checkout,
  [routes.aiWebinarPayment]: checkout,
  // Its link opens a receipt: the address goes to nobody.
  [routes.invoice]: { headers: { 'referrer-policy': 'no-referrer' } },
  [routes.hostedCheckout]: {
    sources: { 'form-action': [new URL(hostedCheckoutUrl(env)).origin] },
  },
  ...(env.META_PIXEL_ID && {
    [routes.jobHunt]: { sources: { 'connect-src': [pixelOrigin] } },
    [routes.jobHuntTelugu]: { sources: { 'connect-src': [pixelOrigin] } },
    [routes.jobHuntEnglish]: { sources: { 'connect-src': [pixelOrigin] } },
  }),
});

const manifestPath = '/manifest.webmanifest';

/** How a policy names an inline script or style by its content. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sources are hashes, or a keyword in development. */
export type Inline = { readonly scripts: readonly string[]; readonly styles?: readonly string[] };

/** Our own host alone, unless the operator decides for its neighbours under the same domain too: https://hstspreload.org */
const hsts = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const;

/** Writes the headers of the page or call at a path, without the styles of a page: with those of the whole site nginx takes a head for too long, and the host for broken. */
export type SecurityHeadersOf = (path: string) => Readonly<Record<string, string>>;

/** Returns the same object for the same path: one for each exception and one for all others. */
export function securityHeaders(
  mode: Mode,
  inline: Inline,
  table: Readonly<Record<string, Exception>> = exceptions(env()),
): SecurityHeadersOf {
  const usual = write(mode, inline, {});
  const special = new Map(
    Object.entries(table).map(([path, exception]) => [path, write(mode, inline, exception)]),
  );
  // Built files are never documents: what governs a page would only weigh on each of them.
  const {
    'content-security-policy': _policy,
    'permissions-policy': _permissions,
    ...built
  } = usual;
  // Never a document either: each page asks for it, and what a page may load weighs more than it does.
  const data = {
    ...built,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  // Networks show the card of a shared page on pages of their own.
  const card = { ...built, 'cross-origin-resource-policy': 'cross-origin' };
  const confidential = { ...usual, ...privateHeaders };
  const paying = { ...write(mode, inline, checkout), ...privateHeaders };
  // Verifiers of a certificate read these from pages of their own.
  const credential = { ...confidential, 'cross-origin-resource-policy': 'cross-origin' };
  const forVerifiers = { ...usual, 'cross-origin-resource-policy': 'cross-origin' };
  return (path) => {
    if (path.startsWith('/_next/static/')) return built;
    if (path === manifestPath) return data;
    if (isOfIssuer(path)) return forVerifiers;
    if (isPaidOn(path)) return paying;
    if (isPrivate(path)) return /^\/verify\/.*\.json$/i.test(path) ? credential : confidential;
    return path.startsWith(cardFolder) ? card : (special.get(path) ?? usual);
  };
}

/** Responses with personal data: not cached, not listed, not named to other sites. */
const isPrivate = (path: string) =>
  /^(?:\/api)?\/(?:desk|enquiry|exam|shortlist|stop-mails|verify)(?:\/|$)/.test(path);

/** Where a request for payment is paid: the page of an enquiry, and the same with what was wrong on it. */
const isPaidOn = (path: string) => /^(?:\/enquiry\/[^/]+|\/api\/enquiry\/[^/]+\/order)$/.test(path);

/** The issuer's keys, and lists of what is revoked: nothing of a person. */
const isOfIssuer = (path: string) => /^\/(?:\.well-known\/did\.json$|verify\/status\/)/.test(path);

/** Headers for one page that also allow the inline styles in it which are `known`. */
export const allowStyles = (
  headers: Readonly<Record<string, string>>,
  html: string,
  known: ReadonlySet<string>,
) => withStyles(headers, stylesIn(html), known);

export const stylesIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => sourceHash(css)),
  ),
];

/** Headers that also allow these styles, as far as they are `known`. */
export function withStyles(
  headers: Readonly<Record<string, string>>,
  hashes: readonly string[],
  known: ReadonlySet<string> = new Set(hashes),
): Readonly<Record<string, string>> {
  const policy = headers['content-security-policy'];
  const more = hashes.filter((hash) => known.has(hash));
  if (!policy || more.length === 0) return headers;
  const allowed = policy.replace(/style-src [^;]*/, (own) => [own, ...more].join(' '));
  return { ...headers, 'content-security-policy': allowed };
}

function write(
  mode: Mode,
  inline: Inline,
  { sources = {}, headers }: Exception,
): Readonly<Record<string, string>> {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inline.scripts, ...(sources['script-src'] ?? [])],
    ['style-src', "'self'", ...(inline.styles ?? [])],
    ['img-src', "'self'", 'data:', ...(sources['img-src'] ?? [])],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(sources['connect-src'] ?? [])],
    ['frame-src', ...(sources['frame-src'] ?? ["'none'"])],
    ['form-action', "'self'", ...(sources['form-action'] ?? [])],
    ...(sources['style-src-attr'] ? [['style-src-attr', ...sources['style-src-attr']]] : []),
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ...(mode === 'public' ? [['upgrade-insecure-requests']] : []),
  ];
  return {
    'content-security-policy': directives.map((parts) => parts.join(' ')).join('; '),
    ...(mode === 'public' && { 'strict-transport-security': hsts[env().HSTS] }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...headers,
  };
}

/** The provider's own checkout page, reached by a form: for visitors without script. */
export const hostedCheckoutUrl = ({ RAZORPAY_API_URL: api }: Pick<Env, 'RAZORPAY_API_URL'>) =>
  `${api ?? 'https://api.razorpay.com'}/v1/checkout/embedded`;
