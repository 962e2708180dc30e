import { SearchTried } from '#components/search/search-tried';

/** Before anything is asked. */
export function SearchStart() {
  return (
    <section className="wrap empty-start" aria-labelledby="others">
      <h2 id="others">What others look for</h2>
      <SearchTried />
    </section>
  );
}
