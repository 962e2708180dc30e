import type { Office } from '#data/site';

/** A drawn plan, not a map service: nothing of a third party loads until the link is followed. */
export function OfficeMap({ office }: { office: Office }) {
  const { city, address, latitude, longitude, sample } = office;
  return (
    <figure>
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`}
        rel="noopener"
        target="_blank"
        aria-label={`${city} office on the map`}
      >
        <svg
          className="map"
          viewBox="0 0 320 180"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={`Plan of ${city}`}
        >
          <g fill="none" stroke="var(--rule)" strokeWidth="6">
            <path d="M-10 52 90 40l80 34 160-30M40 190 92 40 70-10M170 74l30 116M170 74 214-10M-10 132l112-8 98 12 130-22" />
          </g>
          <g fill="none" stroke="var(--rule)" strokeWidth="2">
            <path d="M0 90h78M110 100h70M230 60l20 56M262 52l26 60M130 20l18 40M20 150h64M220 150h100" />
          </g>
          <g transform="translate(60 30) scale(0.65)">
            <path
              d="M170 62c-14 0-24 10-24 23 0 17 24 39 24 39s24-22 24-39c0-13-10-23-24-23z"
              fill="var(--cloth)"
            />
            <circle cx="170" cy="86" r="8" fill="var(--on-cloth)" />
          </g>
        </svg>
      </a>
      <figcaption className="mt-2 text-quiet">
        <b className="text-ink font-semibold">{city}</b>{' '}
        {sample && <span className="sample">Sample</span>}
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
