interface Props {
  steps: readonly { readonly title: string; readonly text?: string }[];
}

/** What happens, in its order. */
export function Steps({ steps }: Props) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          {text && <span>{text}</span>}
        </li>
      ))}
    </ol>
  );
}
