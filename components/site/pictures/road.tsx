import type { ReactNode } from 'react';

interface Station {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly note?: ReactNode;
  readonly className?: string;
}

export function Road({ stations }: { stations: readonly Station[] }) {
  return (
    <ol className="road">
      {stations.map(({ title, text, picture, note, className = '' }) => (
        <li key={title} className={className}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={picture} />
          </svg>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            {note && <p className="road-note num">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
