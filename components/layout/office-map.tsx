import type { Office } from '#data/site';

/** The address, and a way to the map: nothing of a third party loads until the link is followed. */
export function OfficeMap({ office }: { office: Office }) {
  const { city, address, latitude, longitude, sample } = office;
  return (
    <address className="office">
      <b className="text-ink font-semibold">{city}</b>{' '}
      {sample && <span className="sample">Sample</span>}
      {address.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`}
        rel="noopener"
        target="_blank"
        aria-label={`${city} office on the map`}
      >
        On the map
      </a>
    </address>
  );
}
