/** Text that both engines keep as it is: PostgreSQL refuses NUL, and half a character is no text. */
export const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  // JSON writes both as escapes; to be asked about each part takes longer than all the rest.
  if (!/\\u(?:0000|d[89a-f])/.test(json)) return json;
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' ? storable(part) : part,
  );
}
