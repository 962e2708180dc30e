export const otherName = 'other';

const longest = 60;

/** The host of another site, empty where none is given; `undefined` where it is our own: a step within the site. */
export function sourceOf(referer: string | undefined, ownHost: string | undefined) {
  if (!referer) return '';
  const url = URL.canParse(referer) ? new URL(referer) : undefined;
  const host = url?.hostname.toLowerCase().replace(/^www\./, '') ?? '';
  if (url?.host === ownHost) return undefined;
  // An app names itself in the place of a host: android-app://com.example
  const isNamed = host.length <= longest && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host);
  return isNamed && !/^[\d.]+$/.test(host) ? host : otherName;
}

const tags = ['utm_source', 'utm_medium', 'utm_campaign'];

/** "newsletter / mail / november" of an address; `undefined` without such tags. */
export function campaignOf(address: string): string | undefined {
  const at = address.indexOf('?');
  if (at < 0 || !address.includes('utm_')) return undefined;
  const query = new URLSearchParams(address.slice(at + 1).replace(/#.*$/s, ''));
  const values = tags.map((tag) => query.get(tag)?.trim().toLowerCase()).filter(Boolean);
  if (values.length === 0) return undefined;
  return values.every((value) => isPlain(value ?? '')) ? values.join(' / ') : otherName;
}

/** A mailing tool may put an address or a number of its reader there, which is not ours to store. */
const isPlain = (value: string) =>
  value.length <= longest && /^[\p{L}\p{M}\d _.+-]+$/u.test(value) && !/\d{7}/.test(value);
