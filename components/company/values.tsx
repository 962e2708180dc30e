import type { Value } from '#data/about';

/** Ruled rows: the value, and how it shows in the work. */
export function Values({ values }: { values: readonly Value[] }) {
  return (
    <dl className="values">
      {values.map(({ name, shows }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{shows}</dd>
        </div>
      ))}
    </dl>
  );
}
