import { Hidden } from '#components/desk/parts';
import { type Desk, DeskShell } from '#components/desk/shell';
import type { TemplateCard, TemplatesView } from '#lib/server/desk/templates/templates-view';
import { deskCalls } from '#lib/shared/addresses/routes';
import { templateLanguages, templateNames } from '#lib/shared/enquiries/template-words';

/** What staff write and say again and again: their own words, with a preview and every version. */
export function TemplatesPage({ desk, view }: { desk: Desk; view: TemplatesView }) {
  const { rejected } = view;
  return (
    <DeskShell desk={desk} tab="enquiries" state={rejected ? 'rejected' : 'templates'}>
      <div className="wrap desk-head">
        <div>
          <h1>Templates</h1>
          <p className="small">
            For mails, WhatsApp and what to say on the phone. They stand on each enquiry of their
            kind, filled in.
          </p>
        </div>
      </div>
      <div className="wrap new-enquiry">
        {rejected?.problem && (
          <div className="summary" role="alert">
            <h2>{rejected.problem}</h2>
            <p>Nothing was kept yet.</p>
          </div>
        )}
        {rejected?.preview && (
          <section aria-labelledby="preview">
            <h2 id="preview">How it reads</h2>
            <p className="template-text">{rejected.preview}</p>
            <p className="small">With the words of a sample. It is not kept yet.</p>
          </section>
        )}
        <section aria-labelledby="names">
          <h2 id="names">Names to write in it</h2>
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
  const at = (name: 'title' | 'kind' | 'language' | 'body') =>
    own ? (own.typed[name] ?? '') : (card?.[name] ?? '');
  const id = (name: string) => `${card?.id ?? 'new'}-${name}`;
  return (
    <form className="form" method="post" action={deskCalls.templates} noValidate>
      <Hidden fields={{ id: card?.id ?? '', version: card?.version ?? 0 }} />
      <div className="field">
        <label htmlFor={id('title')}>Name</label>
        <input id={id('title')} name="title" defaultValue={at('title')} maxLength={80} />
      </div>
      <div className="field">
        <label htmlFor={id('kind')}>For</label>
        <select id={id('kind')} name="kind" defaultValue={at('kind')}>
          <option value="">Every kind</option>
          {view.kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={id('language')}>Language</label>
        <select
          id={id('language')}
          name="language"
          defaultValue={at('language') || templateLanguages[0]}
        >
          {templateLanguages.map((language) => (
            <option key={language}>{language}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={id('body')}>Text</label>
        <textarea id={id('body')} name="body" rows={7} maxLength={2000} defaultValue={at('body')} />
      </div>
      <p className="acts-row">
        <button type="submit" className="button" name="action" value="save">
          Keep it
        </button>
        <button type="submit" className="button line" name="action" value="preview">
          Show how it reads
        </button>
        {card && (
          <button type="submit" className="button line" name="action" value="remove">
            Take it off the list
          </button>
        )}
      </p>
    </form>
  );
}
