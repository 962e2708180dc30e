/** Text in which `**…**` is set bold. */
export function MarkedBold({ text }: { text: string }) {
  return text.split('**').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place
    at % 2 === 1 ? <b key={at}>{part}</b> : part,
  );
}
