import { Hidden, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { FormField } from '#components/forms/form-field';
import { deskCalls } from '#data/addresses/desk-routes';
import { templateForm } from '#lib/desk/forms';
import type { TemplatesView } from '#lib/desk/views/templates';
import { templateNames } from '#lib/enquiries/words';

export function TemplatesPage({ desk, view }: { desk: Desk; view: TemplatesView }) {
  const { rejected } = view;
  return (
    <DeskShell desk={desk} tab="enquiries" state={rejected ? 'rejected' : 'templates'}>
      <DeskHead title="Templates">
        For mails, WhatsApp and phone calls. Each enquiry of that kind shows them, filled in.
      </DeskHead>
      <div className="wrap new-enquiry">
        {rejected?.problem && (
          <div className="summary" role="alert">
            <h2>{rejected.problem}</h2>
            <p>Nothing was saved yet.</p>
          </div>
        )}
        {rejected?.preview && (
          <section aria-labelledby="preview">
            <h2 id="preview">How it reads</h2>
            <p className="template-text">{rejected.preview}</p>
            <p className="small">With sample details. It is not saved yet.</p>
          </section>
        )}
        <section aria-labelledby="names">
          <h2 id="names">Names you can use in it</h2>
          <ul className="plain">
            {templateNames.map(({ name, means }) => (
              <li key={name}>
                <code>{`{${name}}`}</code> {means}
              </li>
            ))}
          </ul>
        </section>
        <details className="more-rows" open={rejected?.typed.id === '' || undefined}>
          <summary>Write a new one</summary>
          <TemplateForm view={view} />
        </details>
        {view.cards.map((card) => (
          <details
            key={card.id}
            className="more-rows"
            open={rejected?.typed.id === card.id || undefined}
          >
            <summary>
              {card.title}, {card.language}
              {card.kindShown && `, ${card.kindShown}`}
            </summary>
            <p className="template-text">{card.preview}</p>
            <p className="small">
              Version {card.version}, {card.changed}.
            </p>
            <TemplateForm view={view} card={card} />
            {card.former.length > 0 && <Former card={card} />}
          </details>
        ))}
      </div>
    </DeskShell>
  );
}

type TemplateCard = TemplatesView['cards'][number];

function Former({ card }: { card: TemplateCard }) {
  return (
    <details>
      <summary>Former versions ({card.former.length})</summary>
      {card.former.map(({ version, changed, body }) => (
        <div key={version}>
          <p className="small">
            Version {version}, {changed}:
          </p>
          <p className="template-text">{body}</p>
        </div>
      ))}
    </details>
  );
}

function TemplateForm({ view, card }: { view: TemplatesView; card?: TemplateCard }) {
  const own = view.rejected?.typed.id === (card?.id ?? '') ? view.rejected : undefined;
  const field = { form: templateForm, prefix: card?.id ?? 'new', typed: own?.typed ?? card };
  return (
    <form className="form" method="post" action={deskCalls.templates} noValidate>
      <Hidden fields={{ id: card?.id ?? '', version: card?.version ?? 0 }} />
      <FormField {...field} name="title" maxLength={80} />
      <FormField {...field} name="kind" none="Every kind" options={view.kinds} />
      <FormField {...field} name="language" />
      <FormField {...field} name="body" rows={7} maxLength={2000} />
      <p className="acts-row">
        <Submit look="button" value="save">
          Keep it
        </Submit>
        <Submit value="preview">Show how it reads</Submit>
        {card && <Submit value="remove">Remove it from the list</Submit>}
      </p>
    </form>
  );
}
