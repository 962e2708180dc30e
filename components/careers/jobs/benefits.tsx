interface Props {
  items: readonly { readonly title: string; readonly text: string }[];
}

/** Ruled rows of what there is to gain: the thing, and what it means. */
export function Benefits({ items }: Props) {
  return (
    <dl className="benefits">
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
