import { EnquiryLink } from '#components/desk/parts';
import type { DeadLetter } from '#lib/server/desk/list/mails-view';
import { routes } from '#lib/shared/addresses/routes';

/** What was refused for good, and why; nothing where every mail went out. */
export function ParkedMails({ letters, all }: { letters: readonly DeadLetter[]; all: number }) {
  if (letters.length === 0) return null;
  return (
    <section className="wrap numbers" aria-labelledby="parked">
      <h2 id="parked">Mails and events parked</h2>
      {all > letters.length && (
        <p className="small">
          {letters.length} of {all}. <a href={routes.deskMails}>Read all of them</a>
        </p>
      )}
      <ul className="earlier">
        {letters.map(({ id, href = routes.deskMails, when, title, about, why }) => (
          <li key={id}>
            <EnquiryLink
              {...{ href, title, date: when, sub: `${about}. ${why}`, mark: 'parked' }}
              label="Parked"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
