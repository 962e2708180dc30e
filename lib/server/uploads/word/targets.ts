/** Where links of a document lead: what waits for a press, what lies on the author's own disk, and the rest. */

/** A person presses these, and a browser, mail program or telephone opens; nothing of the kind runs a program of the host. */
const clickable = /^(?:https?|mailto|tel|sms|ftps?|skype|whatsapp|callto):/i;
const scheme = /^[a-z][a-z\d+.-]*:/i;
const drive = /^(?:file:\/{2,3}(?:localhost\/)?)?[a-z]:[\\/]/i;

const paper = /\.(?:pdf|docx?|odt|rtf|txt|jpe?g|png|xlsx?|pptx?)(?:#.*)?$/i;
const program =
  /\.(?:exe|scr|bat|cmd|ps1|vb[es]?|jse?|ws[fh]|hta|lnk|ms[ip]|jar|pif|cpl|reg|dll|do[ct]m|xl[st]m|url|iqy|slk|desktop|sh|library-ms|search-ms)(?:[?#].*)?$/i;

/** Without blanks and control characters, which readers skip, and with percent signs undone. */
function plain(target: string): string {
  const bare = [...target].filter((sign) => sign > ' ' && sign !== '\u00a0').join('');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

/** `\\host\share` in any spelling: asking for it sends the name and a hash of the password. */
const isShare = (target: string): boolean => /^[\\/]{2}/.test(target);

/** A link that does nothing until it is pressed, and then opens a page, a mail or a place in the document. */
export function isHarmlessLink(target: string): boolean {
  const place = plain(target);
  if (clickable.test(place)) return true;
  if (scheme.test(place)) return isOwnDisk(target) && paper.test(place);
  return !isShare(place) && !program.test(place);
}

/** A file of the author's computer, named and not fetched: `C:\…`, `file:///C:/…`, `file:///home/…`, `Normal.dotm`. */
export function isOwnDisk(target: string): boolean {
  const place = plain(target);
  if (drive.test(place)) return true;
  if (/^file:\/\/(?:localhost)?\/[^\\/]/i.test(place)) return true;
  return !scheme.test(place) && !isShare(place);
}

/** Inside of the package: no scheme, no share, nothing that another program resolves. */
export function isInternal(target: string): boolean {
  const place = plain(target);
  return !scheme.test(place) && !isShare(place) && !place.includes('\\');
}
