import { type Photograph, photographs } from '#data/photographs';

interface Props {
  of: readonly (keyof typeof photographs)[];
  /** Trial mode: what is still to come has its frame. */
  samples: boolean;
}

export function PhotoPlaces({ of, samples }: Props) {
  const shown = of
    .map((each): Photograph => photographs[each])
    .filter(({ src }) => src !== undefined || samples);
  if (shown.length === 0) return null;
  return (
    <div className="wrap photos">
      {shown.map(({ of: shows, src, alt = '' }) =>
        src ? (
          <img key={shows} src={src} alt={alt} width={640} height={480} loading="lazy" />
        ) : (
          <p key={shows}>
            {shows} <span className="sample">Photograph to come</span>
          </p>
        ),
      )}
    </div>
  );
}
