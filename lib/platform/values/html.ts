const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML text or as a quoted attribute's value. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** The anchor of a question: its first six words. */
export const slugOf = (question: string): string =>
  question
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.slice(0, 6)
    .join('-') ?? '';
