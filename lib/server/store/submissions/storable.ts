/** Text that both engines keep as it is: PostgreSQL refuses NUL, and half a character is no text. */
export const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

export const storableJson = (value: unknown) =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' ? storable(part) : part,
  );
