import { DoorPicture } from '#components/library/door-picture';
import { openShelves } from '#data/downloads';

/** The four shelves with pages of their own, each drawn with a page of itself. */
export function Doors() {
  return (
    <ul className="wrap doors">
      {openShelves.map(({ title, text, href, page }) => (
        <li key={href}>
          <DoorPicture of={page} />
          <h2>
            <a href={href}>{title}</a>
          </h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
