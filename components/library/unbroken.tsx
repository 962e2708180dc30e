/** Such a name means nothing in halves: GSTR-2B, e-way bill. */
const whole = /\b(GSTR-\d\w?|e-\w+)/;

/** Renders a text whose names with a hyphen are not broken over two lines. */
export function Unbroken({ text }: { text: string }) {
  return text.split(whole).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
