/** One person on the employer's page. */
import {
  HiredForm,
  InviteForm,
  type RefusedShortlist,
  RefuseForm,
} from '#components/placement/shortlist-forms';
import { Rows } from '#components/ui/rows';
import type { ShortlistCard, ShortlistView } from '#lib/server/placement/views/shortlist';
import { shortlistCall } from '#lib/shared/addresses/token-routes';

interface Props {
  readonly card: ShortlistCard;
  readonly view: ShortlistView;
  readonly refused: RefusedShortlist | undefined;
}

const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function Card({ card, view, refused }: Props) {
  const own = refused?.candidate === card.id ? refused : undefined;
  return (
    <section className="cand" data-candidate={card.id} aria-label={card.name}>
      <header>
        <span className="monogram" aria-hidden="true">
          {card.initials}
        </span>
        <div>
          <h2>{card.name}</h2>
          <p className="sub">{[card.city, card.experience].filter(Boolean).join(', ')}</p>
        </div>
      </header>
      <Rows
        rows={[
          ['Languages', card.languages],
          ['Expects', card.expects],
          ['Notice', card.notice],
        ]}
      />
      <ul className="rates" aria-label="Their own ratings, out of 10">
        {card.ratings.map(({ label, value }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="scale" aria-hidden="true">
              {ten.map((each) => (
                <i key={each} className={each <= value ? 'on' : undefined} />
              ))}
            </span>
            <span className="num">{value || '–'}</span>
          </li>
        ))}
      </ul>
      <p className="cand-cert">
        {card.certificates.map(({ number, href, what }) => (
          <span key={number}>
            <a className="text-link" href={href}>
              {number}
            </a>{' '}
            <span className="sub">{what}</span>
          </span>
        ))}
        {card.certificates.length === 0 && <span className="none">None of ours</span>}
      </p>
      <Resume card={card} token={view.token} />
      <div className="cand-acts">
        {card.state && (
          <p>
            <span className="state" data-state={card.state.mark}>
              {card.state.label}
            </span>{' '}
            <span className="sub">{card.state.sub}</span>
          </p>
        )}
        {card.asksWhetherMet && <Went card={card} token={view.token} />}
        {card.mayInvite && <InviteForm card={card} view={view} refused={own} />}
        {!card.isHired && <RefuseForm card={card} view={view} refused={own} />}
        {!card.isHired && <HiredForm card={card} view={view} refused={own} />}
      </div>
    </section>
  );
}

function Resume({ card, token }: { card: ShortlistCard; token: string }) {
  if (!card.hasResume) return <p className="file-row">There is no resume</p>;
  return (
    <form className="file-row" method="post" action={shortlistCall(token)}>
      <input type="hidden" name="action" value="resume" />
      <input type="hidden" name="candidate" value={card.id} />
      <button type="submit" className="text-action">
        Open the resume<span className="sr-only"> of {card.name}</span>
      </button>
    </form>
  );
}

function Went({ card, token }: { card: ShortlistCard; token: string }) {
  return (
    <form className="form" method="post" action={shortlistCall(token)}>
      <input type="hidden" name="action" value="went" />
      <input type="hidden" name="candidate" value={card.id} />
      <p>
        <b>Did you meet {card.name}?</b> It was set for {card.asksWhetherMet}.
      </p>
      <p className="acts-row">
        <button type="submit" className="button line low" name="answer" value="yes">
          Yes, we met
        </button>
        <button type="submit" className="button line low" name="answer" value="no">
          No
        </button>
      </p>
    </form>
  );
}
