import type { ComponentType } from 'react';
import type { IslandName } from '#lib/start/islands';

interface Props<Own> {
  name: IslandName;
  of: ComponentType<Own>;
  /** As JSON can carry it: the part comes alive from what is in the page. */
  with: Own;
}

/** A part of the page that React owns and that comes alive by itself at its first touch: lib/browser/hydration/README.md. */
export function Island<Own extends object>({ name, of: Part, with: own }: Props<Own>) {
  return (
    <div className="island" data-island={name} data-props={JSON.stringify(own)}>
      <Part {...own} />
    </div>
  );
}
