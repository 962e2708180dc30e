import { Check, Hidden, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { FormField } from '#components/forms/form-field';
import { deskCalls } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import { memberForm } from '#lib/desk/forms';
import type { TeamView } from '#lib/desk/views/team';
import { preferenceLanguages } from '#lib/enquiries/words';
import { plural } from '#lib/platform/values/words';

export function TeamPage({ desk, view }: { desk: Desk; view: TeamView }) {
  const { rejected, isAssigning: isDealing } = view;
  return (
    <DeskShell desk={desk} tab="enquiries" state={rejected ? 'rejected' : 'team'}>
      <DeskHead title="Team">
        {isDealing
          ? 'New enquiries go to the ticked people who are at work: first to a person who speaks the language, then to the one with the fewest waiting.'
          : 'New enquiries wait until somebody takes them. Tick the people who should get them automatically.'}
      </DeskHead>
      <div className="wrap new-enquiry">
        {rejected && (
          <div className="summary" role="alert">
            <h2>{rejected.problem}</h2>
            <p>Nothing was saved yet.</p>
          </div>
        )}
        {view.cards.map((card, at) => (
          <Member key={card.email} {...{ card, view, at }} />
        ))}
      </div>
    </DeskShell>
  );
}

type TeamCard = TeamView['cards'][number];

function Member({ card, view, at }: { card: TeamCard; view: TeamView; at: number }) {
  const id = (name: string) => `${name}-${at}`;
  const isWrong = view.rejected?.email === card.email;
  const held = [
    `${card.waiting} waiting`,
    ...(card.undated > 0 ? [`${card.undated} without a date`] : []),
  ];
  return (
    <section className="team-member" aria-labelledby={id('member')}>
      <h2 id={id('member')}>
        {card.name}
        {card.isMe && ' (you)'}
        {card.away && <span className="sub">{card.away}</span>}
      </h2>
      <p className="small">
        <a href={`${routes.desk}?${new URLSearchParams({ who: card.email })}`}>{held.join(', ')}</a>
      </p>
      <form className="form" method="post" action={deskCalls.team} noValidate>
        <Hidden fields={{ email: card.email, version: card.version }} />
        <div className="field">
          <label htmlFor={id('away')}>Away until</label>
          <input
            id={id('away')}
            name="awayUntil"
            type="date"
            min={view.tomorrow}
            defaultValue={card.awayUntil}
            aria-describedby={id('away-hint')}
            aria-invalid={isWrong || undefined}
          />
          <p className="hint" id={id('away-hint')}>
            The day they return. If empty, they are at work. While they are away, their morning mail
            goes to everybody.
          </p>
        </div>
        <fieldset className="field">
          <legend className="legend">Speaks</legend>
          <div className="ticks">
            {preferenceLanguages.map((language) => (
              <Check
                key={language}
                name="language"
                value={language}
                defaultChecked={card.languages.includes(language)}
              >
                {language}
              </Check>
            ))}
          </div>
        </fieldset>
        <FormField form={memberForm} name="dealt" typed={card} />
        <p className="acts-row">
          <Submit>
            Save<span className="sr-only"> the settings of {card.name}</span>
          </Submit>
        </p>
      </form>
      {card.waiting + card.undated > 0 && <HandAll {...{ card, view, id: id('to') }} />}
    </section>
  );
}

/** By the same call as ticked rows of the list, where one click undoes it. */
function HandAll({ card, view, id }: { card: TeamCard; view: TeamView; id: string }) {
  const filterQuery = `?${new URLSearchParams({ who: card.email })}`;
  return (
    <form className="form" method="post" action={deskCalls.many}>
      <Hidden fields={{ all: 'yes', list: 'held', sift: filterQuery }} />
      <fieldset className="field" aria-describedby={id}>
        <legend className="legend">
          Hand over {plural(card.waiting + card.undated, 'enquiry', 'enquiries')} of {card.name} to
        </legend>
        <div className="ticks">
          {view.cards
            .filter(({ email }) => email !== card.email)
            .map(({ email, name, away }) => (
              <Check key={email} name="to" value={email}>
                {[name, away].filter(Boolean).join(', ')}
              </Check>
            ))}
        </div>
        <p className="hint" id={id}>
          If you choose several, each enquiry goes first to a person who speaks the language, then
          to the one with the fewest waiting.
        </p>
      </fieldset>
      <Submit look="button line low" value="hand">
        Hand all over
      </Submit>
    </form>
  );
}
