import { ManyDone } from '#components/desk/many';
import { Check, Hidden, RowConfirmation, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { deskCalls } from '#data/addresses/desk-routes';
import type { DeadLetter, MailsView } from '#lib/desk/views/mails';

export function MailsPage({ desk, view }: { desk: Desk; view: MailsView }) {
  const { mails, webhooks, cut, hasWebhook, confirmation, many, ticked } = view;
  const state = mails.length + webhooks.length > 0 ? 'list' : 'nothing-found';
  return (
    <DeskShell desk={desk} tab="mails" state={state}>
      <DeskHead title="Mails that did not arrive">
        These were refused for good or for three days, or are held because somebody caused too many
        in one day. Send one again after removing the cause, or read what is held and send it; give
        it up if the address does not exist.
      </DeskHead>
      <RowConfirmation confirmation={confirmation} />
      {many && <ManyDone done={many} action={deskCalls.mails} />}
      {(mails.length > 0 || cut) && (
        <form className="wrap acts-row mails-again" method="post" action={deskCalls.mails}>
          <Hidden fields={{ action: 'mail-again-all' }} />
          <Submit look="button line low">Send all mails again</Submit>
        </form>
      )}
      {cut && (
        <p className="wrap small">
          The latest 200 of each are shown. You will see the others once these are done.
        </p>
      )}
      <section className="wrap" aria-labelledby="parked">
        <h2 id="parked">Mails</h2>
        <UnsentMails
          mails={mails}
          ticked={ticked}
          none="Every mail was sent or is waiting for its turn."
        />
        {mails.length > 0 && (
          <form id={tickedForm} className="acts-row ticked" method="post" action={deskCalls.mails}>
            <Check name="all">
              All {mails.length}
              {cut && ' and those that follow'}
            </Check>
            <Submit look="button line low" value="give-up-ticked">
              Give up the ticked ones
            </Submit>
          </form>
        )}
      </section>
      {(hasWebhook || webhooks.length > 0) && (
        <section className="wrap dead-webhooks" aria-labelledby="webhooks">
          <h2 id="webhooks">Events for the other system</h2>
          <UnsentMails
            mails={webhooks}
            none="Every event was delivered or is waiting for its turn."
          />
        </section>
      )}
    </DeskShell>
  );
}

const tickedForm = 'ticked';

interface UnsentMailsProps {
  readonly mails: readonly DeadLetter[];
  readonly ticked?: readonly string[];
  readonly none: string;
}

function UnsentMails({ mails, ticked, none }: UnsentMailsProps) {
  if (mails.length === 0) return <p>{none}</p>;
  return (
    <ul className="suspects">
      {mails.map((letter) => (
        <li key={letter.id}>
          {ticked && (
            <label className="q-tick">
              <input
                type="checkbox"
                name="mail"
                value={letter.id}
                form={tickedForm}
                defaultChecked={ticked.includes(letter.id)}
              />
              <span className="sr-only">Tick {letter.title}</span>
            </label>
          )}
          <div>
            {letter.href ? (
              <a className="text-link" href={letter.href}>
                {letter.title}
              </a>
            ) : (
              <b>{letter.title}</b>
            )}
            <span className="sub">{letter.about}</span>
            <span className="sub">
              {letter.text ? 'Held' : 'Failed'} {letter.when}. {letter.why}
            </span>
            {letter.text && (
              <details>
                <summary>Read it</summary>
                <p>{letter.text}</p>
              </details>
            )}
          </div>
          <form className="acts-row" method="post" action={letter.action}>
            <Hidden fields={{ ...letter.fields, back: 'mails' }} />
            <Submit look="take" value="mail-again">
              {letter.text ? 'Send it' : 'Send again'}
              <span className="sr-only">: {letter.title}</span>
            </Submit>
            <Submit look="take" value="mail-give-up">
              Give up<span className="sr-only">: {letter.title}</span>
            </Submit>
          </form>
        </li>
      ))}
    </ul>
  );
}
