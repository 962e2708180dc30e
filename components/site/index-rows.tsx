import type { Feature } from '#data/home';

export function IndexRows({ rows }: { rows: readonly Feature[] }) {
  return (
    <div className="grid gap-x-6 md:grid-cols-2 lg:gap-x-16">
      {rows.map(({ title, text, action, href }) => (
        <a key={title} className="index-row" href={href}>
          <b>{title}</b>
          <span>{text}</span>
          <em>{action}</em>
        </a>
      ))}
    </div>
  );
}
