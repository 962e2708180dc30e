/** What an employer sees of who said yes, and what they can answer; works without a script. */
import { Card } from '#components/placement/shortlist-card';
import type { RefusedShortlist } from '#components/placement/shortlist-forms';
import { ShortlistShell } from '#components/placement/shortlist-shell';
import { Select, TextArea } from '#components/ui/plain-field';
import { TextList } from '#components/ui/text-list';
import type { ShortlistView } from '#lib/server/placement/views/shortlist';
import { routes } from '#lib/shared/addresses/routes';
import { shortlistCall } from '#lib/shared/addresses/token-routes';

interface Props {
  readonly view: ShortlistView;
  readonly refused: RefusedShortlist | undefined;
}

export function ShortlistPage({ view, refused }: Props) {
  const { title, lede, whom, cards, again, nobody, gone, ended, passedOn } = view;
  return (
    <ShortlistShell whom={whom} state={ended ? 'filled' : 'open'}>
      <div className="wrap page-head">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <p className="small">
          This page is for {whom}. Not you? <a href={routes.contactUs}>Say so</a>, and please do not
          forward the link.
        </p>
        {passedOn && (
          <p className="gone-note">
            {passedOn} Was that not you? <a href={routes.contactUs}>Say so</a>, and we will replace
            it.
          </p>
        )}
      </div>
      <div className="wrap shortlist">
        {refused && <Refused refused={refused} />}
        {gone > 0 && (
          <p className="gone-note">
            {gone === 1 ? 'One person is' : `${gone} people are`} no longer here. Delete the resume
            if you kept a copy.
          </p>
        )}
        {ended && <p>{ended}</p>}
        {!ended && cards.length + again.length === 0 && <p>{nobody}</p>}
        {cards.length + again.length > 0 && (
          <div className="cands">
            {cards.map((card) => (
              <Card key={card.id} card={card} view={view} refused={refused} />
            ))}
            {again.map(({ id, title: name, text }) => (
              <section className="cand" key={id} data-candidate={id} aria-label={name}>
                <h2>{name}</h2>
                <p>{text}</p>
              </section>
            ))}
          </div>
        )}
        {cards.length > 0 && <Terms />}
        {cards.length > 0 && <Question view={view} refused={refused} />}
      </div>
    </ShortlistShell>
  );
}

function Refused({ refused: { message, errors } }: { refused: RefusedShortlist }) {
  const texts = Object.values(errors);
  return (
    // biome-ignore lint/a11y/noAutofocus: what is wrong is read first
    <div className="summary" role="alert" tabIndex={-1} autoFocus>
      <h2>{texts.length > 0 ? 'One thing to correct' : message}</h2>
      {texts.length > 0 && <TextList texts={texts} />}
    </div>
  );
}

const Terms = () => (
  <section aria-labelledby="terms">
    <h2 id="terms">Before you open a resume</h2>
    <ul className="ticks two-ticks">
      <li>We tell the candidate each time, with day and hour.</li>
      <li>
        The ratings are the candidate’s own; the certificates are ours and you can check them.
      </li>
      <li>Use it only for this post, and delete your copies when it is filled.</li>
      <li>No phone number or e-mail address is shown here: invitations go through this page.</li>
    </ul>
  </section>
);

function Question({ view, refused }: Props) {
  const { token, member, cards } = view;
  const asked = refused?.action === 'question' ? refused : undefined;
  const who = member === 'We' ? 'We answer' : `${member} answers`;
  return (
    <section className="ask-us" aria-labelledby="ask-us">
      <h2 id="ask-us">A question about one of them?</h2>
      <form className="form" method="post" action={shortlistCall(token)}>
        <input type="hidden" name="action" value="question" />
        <Select
          id="about"
          name="candidate"
          label="About"
          options={cards.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextArea
          id="text"
          name="text"
          label="Your question"
          hint={`${who} within a working day; the candidate does not see it`}
          rows={2}
          maxLength={1000}
          required
          defaultValue={asked?.typed.text}
          error={asked?.errors.text}
        />
        <button type="submit" className="button line">
          {member === 'We' ? 'Ask us' : `Ask ${member}`}
        </button>
      </form>
    </section>
  );
}
