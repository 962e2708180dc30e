import '#styles/ui/prose.css';
import { contents, renderMarkdown } from '#lib/site/rules/markdown';

interface Props {
  body: string;
  values?: Readonly<Record<string, string>>;
}

export function Prose({ body, values = {} }: Props) {
  const sections = contents(body);
  return (
    <div className="wrap reading">
      <nav className="contents" aria-label="On this page">
        {sections.length > 0 && (
          <details>
            <summary>On this page</summary>
            <ul>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </nav>
      <div
        className="prose margin-line"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown from data/
        dangerouslySetInnerHTML={{ __html: renderMarkdown(body, values) }}
      />
    </div>
  );
}
