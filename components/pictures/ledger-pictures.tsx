import { LedgerPicture } from '#components/pictures/ledger-picture';
import { courses } from '#data/courses';
import { ledgerPages } from '#data/pictures';
import { coursePath } from '#lib/shared/addresses/routes';

/** What one is able to do afterwards, as three pages of the ledger, each with the module that teaches it. */
export function LedgerPictures() {
  return (
    <ul className="ledger-pictures">
      {ledgerPages.map((page) => (
        <li key={page.id}>
          <LedgerPicture page={page} />
          <a className="action" href={coursePath('certification', page.courseNo)}>
            AcSS {page.courseNo} {courses.find(({ courseNo }) => courseNo === page.courseNo)?.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
