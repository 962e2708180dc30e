import { contents, renderMarkdown } from '#lib/markdown';

interface Props {
  body: string;
  /** Values for the `{{name}}` marks of the text. */
  values?: Readonly<Record<string, string>>;
}

/** Long reading: a margin line in thread gold, the section list beside it on wide screens. */
export function Prose({ body, values = {} }: Props) {
  return (
    <div className="wrap grid gap-x-14 gap-y-8 pb-16 lg:grid-cols-[15rem_1fr]">
      <nav className="contents" aria-label="On this page">
        <ul>
          {contents(body).map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div
        className="prose margin-line"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown from data/
        dangerouslySetInnerHTML={{ __html: renderMarkdown(body, values) }}
      />
    </div>
  );
}
