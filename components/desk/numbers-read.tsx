import { TableHead } from '#components/ui/table-head';
import type { NumbersView } from '#lib/server/desk/numbers/views';

/** What was read in four weeks, and what of it brought enquiries: sums, without a trace of a person. */
export function PagesRead({ read: { pages, sources } }: Pick<NumbersView, 'read'>) {
  return (
    <>
      <section aria-labelledby="pages-read">
        <h2 id="pages-read">Pages of the last 28 days</h2>
        {pages.length === 0 ? (
          <p>Nobody has opened a page in these days.</p>
        ) : (
          <table className="figures read">
            <caption className="sr-only">
              The pages opened most, and the enquiries sent from each
            </caption>
            <TableHead words={['Page']} figures={['Opened', 'Enquiries']} />
            <tbody>
              {pages.map(({ name, views, enquiries }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="figure">{views}</td>
                  <td className="figure">{enquiries}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section aria-labelledby="came-from">
        <h2 id="came-from">Where visitors came from</h2>
        {sources.length === 0 ? (
          <p>Nobody has come from another website in these days.</p>
        ) : (
          <table className="figures read">
            <caption className="sr-only">Websites that led here, by visits</caption>
            <TableHead words={['Website']} figures={['Visits']} />
            <tbody>
              {sources.map(({ name, visits }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="figure">{visits}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </>
  );
}
