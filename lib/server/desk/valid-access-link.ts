const longest = 500;

/** Where a session or a batch meets: one address, that a mail can carry as it is. */
export function isAccessLink(text: string): boolean {
  if (text.length > longest || /[\s\p{Cc}<>"]/u.test(text)) return false;
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
}
