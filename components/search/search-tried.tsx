import { tried } from '#data/search';
import { routes } from '#lib/shared/addresses/routes';

export function SearchTried() {
  return (
    <ul className="tried">
      {tried.map(({ words, where }) => (
        <li key={words}>
          <a href={`${routes.search}?q=${encodeURIComponent(words)}`}>{words}</a>
          <span className="small">{where}</span>
        </li>
      ))}
    </ul>
  );
}
