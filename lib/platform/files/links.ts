/** Targets that a link may have: following it opens a page, a mail or a document, and no program. */
import type { Hold } from '#lib/platform/files/holds';

const script = /^(?:java|vb|live)script:/i;
const emptyScript = /^javascript:(?:void\(0\)|;|\/\/)*$/i;
/** Schemes that hand the rest of the link to a program of the computer, or ask another computer for a file. */
const launching =
  /^(?:ms-[a-z-]+|search|search-ms|shell|smb|nfs|davs?|ldaps?|telnet|rlogin|jar|data|mhtml|mk|its|hcp|res):/i;
const scheme = /^[a-z][a-z\d+.-]*:/i;
const drive = /^(?:file:\/{2,3}(?:localhost\/)?)?[a-z]:[\\/]/i;
const program =
  /\.(?:exe|scr|bat|cmd|ps1|vb[es]?|jse?|ws[fh]|hta|lnk|ms[ip]|jar|pif|cpl|reg|dll|do[ct]m|xl[st]m|url|iqy|slk|desktop|sh|library-ms|search-ms)(?:[?#].*)?$/i;

/** Without blanks, control characters and signs beyond ASCII, which readers skip, and with percent signs undone. */
function plain(target: string): string {
  const bare = [...target].filter((sign) => sign > ' ' && sign < '\u007f').join('');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

/** `\\host\share` in any spelling: asking for it sends the name and a hash of the password. */
const isShare = (place: string): boolean => /^[\\/]{2}[^\\/]/.test(place);

/** A file of the author's own computer, which is named and not fetched: `C:\…`, `file:///home/…`, `Normal.dotm`. */
export function isOwnDisk(target: string): boolean {
  const place = plain(target);
  if (drive.test(place)) return true;
  if (/^file:\/\/(?:localhost)?\/(?![\\/])/i.test(place)) return true;
  return !scheme.test(place) && !isShare(place);
}

/** Inside of a package: no scheme, and nothing that another computer answers. */
export function isInternal(target: string): boolean {
  const place = plain(target);
  return !scheme.test(place) && !isShare(place);
}

/** `undefined` for a link that does nothing until it is followed, and no harm then. */
export function holdOfLink(target: string): Hold | undefined {
  const place = plain(target);
  if (script.test(place)) return emptyScript.test(place) ? undefined : 'script';
  if (launching.test(place) || isShare(place)) return 'launch';
  if (!scheme.test(place) || /^(?:file|[a-z]):/i.test(place))
    return isOwnDisk(target) && !program.test(place) ? undefined : 'launch';
  return undefined;
}
