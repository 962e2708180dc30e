/** Who a person is, what was noted of them, and how their answers changed. */
import { ContactLinks } from '#components/desk/contact-links';
import { Hidden } from '#components/desk/parts';
import type { PersonView } from '#lib/server/desk/person/person-view';
import { deskEnquiryCall } from '#lib/shared/addresses/desk-routes';

export function Sides({ view }: { view: PersonView }) {
  const { sides, reference, version } = view;
  return (
    <section aria-labelledby="sides">
      <h2 id="sides">Phones and addresses</h2>
      <ul className="sides">
        {sides.map((side) => (
          <li key={side.reference}>
            <b>{side.names.join(', ')}</b>
            {side.phones.map((phone) => (
              <div key={phone.shown} className="q-ways">
                <ContactLinks name={side.names[0] ?? ''} phone={phone} />
              </div>
            ))}
            {side.emails.map((email) => (
              <p key={email}>
                <a className="text-link" href={`mailto:${email}`}>
                  {email}
                </a>
              </p>
            ))}
            {side.isJoined && (
              <form method="post" action={deskEnquiryCall(reference)}>
                <Hidden
                  fields={{ action: 'split', back: 'person', with: side.reference, version }}
                />
                <button type="submit" className="take">
                  Part again<span className="sr-only">: {side.names.join(', ')}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Notes({ notes }: Pick<PersonView, 'notes'>) {
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">Notes, the newest first</h2>
      {notes.length === 0 ? (
        <p className="none">None.</p>
      ) : (
        <ol className="column">
          {notes.map(({ id, iso, time, who, about, text }) => (
            <li key={id}>
              <time dateTime={iso}>{time}</time>
              <p>
                <b>{who}</b>, {about}
                <span className="sub">{text}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export function SideBySide({ answers }: Pick<PersonView, 'answers'>) {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">Answers: the newest, and what was said before</h2>
      <div className="review asked">
        <dl>
          {answers.map(({ label, given }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {given.map(({ date, value }, at) => (
                  <p key={value} className={at > 0 ? 'said-before' : undefined}>
                    {value}
                    {given.length > 1 && <span className="sub">{date}</span>}
                  </p>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
