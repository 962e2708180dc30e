/** A part of a text as a text of its own: V8 keeps all of a text for a part of it, a whole page for an attribute. */
export const copyString = (text: string): string => Buffer.from(text).toString();
