/** XML as a reader sees it, for the lists of a package: its encoding undone, its references resolved. */

const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
];
const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** `undefined` for another encoding than UTF-8 or UTF-16, and for a list with declarations of its own, which OPC forbids. */
export function xmlText(data: Buffer): string | undefined {
  const encoding = marks.find(([mark]) => mark.every((byte, at) => data[at] === byte))?.[1];
  const text = new TextDecoder(encoding ?? 'utf-8').decode(data);
  const declared =
    /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([^"']{1,40})/i.exec(text)?.[1] ?? 'utf-8';
  if (
    !/^(?:utf-?8|utf-?16(?:le|be)?|us-ascii)$/i.test(declared) ||
    /<!/.test(withoutComments(text))
  )
    return undefined;
  return withoutComments(text).replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,4});/gi, resolve);
}

/** What a list says in a comment it does not say. */
function withoutComments(text: string): string {
  const [first = '', ...rest] = text.split('<!--');
  return [first, ...rest.map((each) => each.split('-->').slice(1).join('-->'))].join('');
}

function resolve(whole: string, inside: string): string {
  if (!inside.startsWith('#')) return named[inside] ?? whole;
  const code = /^#x/i.test(inside)
    ? Number.parseInt(inside.slice(2), 16)
    : Number.parseInt(inside.slice(1), 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
