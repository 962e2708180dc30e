/** Where a link of a resume may lead: pages, mail, a call or a message. */
const allowed = new Set([
  ...['http', 'https', 'mailto', 'tel', 'sms', 'callto', 'skype', 'whatsapp', 'ftp', 'ftps'],
  // What people type into the link's field beside the address; nothing opens it.
  ...['email', 'e-mail', 'mail', 'phone', 'mobile', 'linkedin', 'github', 'website'],
]);
const scheme = /^([a-z][a-z0-9+.-]*):/i;

/**
 * Of the link's text without white space and signs beyond ASCII, which readers leave out before a scheme. Without a
 * scheme it is a page on the web (`www.…`, `linkedin.com:443/in/…`); not another computer's share.
 */
export function isHarmlessLink(text: string): boolean {
  if (/^[\\/]{2}/.test(text)) return false;
  const name = scheme.exec(text)?.[1]?.toLowerCase();
  return name === undefined || allowed.has(name) || (name.includes('.') && /:\d/.test(text));
}
