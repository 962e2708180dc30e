import type { ReactNode } from 'react';
import { FormField } from '#components/forms/form-field';
import { LedgerMark } from '#components/layout/logo';
import { ThemeToggle } from '#components/layout/theme-toggle';
import {
  HiredForm,
  InviteForm,
  type RefusedShortlist,
  RefuseForm,
} from '#components/placement/shortlist-forms';
import { Select } from '#components/ui/plain-field';
import { Rows } from '#components/ui/rows';
import { TextList } from '#components/ui/text-list';
import { routes } from '#data/addresses/routes';
import { shortlistCall } from '#data/addresses/token-routes';
import { provider } from '#data/site';
import { questionForm } from '#lib/placement/forms/desk';
import type { ShortlistCard, ShortlistView } from '#lib/placement/views/shortlist';

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
          This page is for {whom}. Not you? <a href={routes.contactUs}>Tell us</a>, and please do
          not forward the link.
        </p>
        {passedOn && (
          <p className="gone-note">
            {passedOn} Was that not you? <a href={routes.contactUs}>Tell us</a>, and we will replace
            it.
          </p>
        )}
      </div>
      <div className="wrap shortlist">
        {refused && <Refused refused={refused} />}
        {gone > 0 && (
          <p className="gone-note">
            {gone === 1 ? 'One person is' : `${gone} people are`} no longer here. Please delete the
            resume if you kept a copy.
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
      <li>We tell the candidate each time, with the date and time.</li>
      <li>
        The ratings are the candidate’s own; the certificates are ours and you can check them.
      </li>
      <li>Use it only for this post, and delete your copies once it is filled.</li>
      <li>
        We do not show phone numbers or e-mail addresses here: please send invitations through this
        page.
      </li>
    </ul>
  </section>
);

function Question({ view, refused }: Props) {
  const { token, member, cards } = view;
  const asked = refused?.action === 'question' ? refused : undefined;
  const who = member === 'We' ? 'We answer' : `${member} answers`;
  return (
    <section className="ask-us" aria-labelledby="ask-us">
      <h2 id="ask-us">Questions about a candidate?</h2>
      <form className="form" method="post" action={shortlistCall(token)}>
        <input type="hidden" name="action" value="question" />
        <Select
          id="about"
          name="candidate"
          label="About"
          options={cards.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FormField
          form={questionForm}
          name="text"
          hint={`${who} within a working day; the candidate does not see it`}
          rows={2}
          maxLength={1000}
          required
          typed={asked?.typed}
          errors={asked?.errors}
        />
        <button type="submit" className="button line">
          {member === 'We' ? 'Ask us' : `Ask ${member}`}
        </button>
      </form>
    </section>
  );
}

interface CardProps {
  readonly card: ShortlistCard;
  readonly view: ShortlistView;
  readonly refused: RefusedShortlist | undefined;
}

const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function Card({ card, view, refused }: CardProps) {
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
        {card.certificates.length === 0 && <span className="none">No HOA certificate</span>}
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
        {!card.isHired && <InviteForm card={card} view={view} refused={own} />}
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

function ShortlistShell({
  whom,
  state,
  children,
}: {
  readonly whom?: string;
  readonly state: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="desk bare">
      <header className="site-header">
        <div className="wrap bar">
          <a className="logo" href={routes.home}>
            <LedgerMark /> {provider.name}
          </a>
          {whom && <p className="small">For {whom}</p>}
          <ThemeToggle />
        </div>
      </header>
      <main id="main" tabIndex={-1} data-state={state}>
        {children}
      </main>
      <footer className="site-footer brief">
        <div className="wrap">
          <ul className="footer-line">
            <li>
              <a href={routes.privacy}>Privacy policy</a>
            </li>
            <li>
              <a href={routes.contactUs}>Contact us</a>
            </li>
          </ul>
          <p className="small">
            Times are Indian Standard Time. This page is about real people: please close it when you
            leave.
          </p>
        </div>
      </footer>
    </div>
  );
}

/** 410: it was good until then, and shows nobody any more. */
export function ClosedShortlist({
  token,
  text,
  asked,
}: {
  token: string;
  text: string;
  asked: boolean;
}) {
  return (
    <ShortlistShell state="closed">
      <div className="wrap page-head">
        <h1>This page has closed</h1>
        <p className="lede">{text} As promised to the candidates, we no longer show them here.</p>
      </div>
      <div className="wrap shortlist">
        {asked ? (
          <p role="status">We have your request, and will call you within a working day.</p>
        ) : (
          <form method="post" action={shortlistCall(token)}>
            <input type="hidden" name="action" value="renew" />
            <button type="submit" className="button line">
              Ask for it again
            </button>
            <p className="small">We will call you within a working day.</p>
          </form>
        )}
      </div>
    </ShortlistShell>
  );
}

/** 404, and 503 while the store is away. */
export function ShortlistMessage({ title, text }: { title: string; text: string }) {
  return (
    <ShortlistShell state="none">
      <div className="wrap page-head">
        <h1>{title}</h1>
        <p className="lede">{text}</p>
      </div>
    </ShortlistShell>
  );
}
