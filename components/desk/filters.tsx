import { Hidden } from '#components/desk/parts';
import { Input, Select } from '#components/ui/plain-field';
import type { FiltersView } from '#lib/server/desk/list/actions';
import { deskCalls } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';

/** Lists that somebody kept: one's own and everybody's, and this one, where it is sifted. */
export function Filters({ view: { kept, sift } }: { view: FiltersView }) {
  if (kept.length === 0 && !sift) return null;
  const isKept = kept.some((each) => each.sift === sift);
  return (
    <div className="kept-lists">
      {kept.length > 0 && (
        <nav aria-label="Saved lists">
          <ul>
            {kept.map((each) => (
              <li key={each.id}>
                <a
                  href={`${routes.desk}${each.sift}`}
                  aria-current={each.isShown ? 'page' : undefined}
                >
                  {each.title}
                  {each.isOfTeam && <span className="sub"> of the team</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <details>
        <summary>{sift && !isKept ? 'Save this list' : 'Saved lists'}</summary>
        {sift && !isKept && <KeepForm sift={sift} />}
        {kept.map((each) => (
          <Kept key={each.id} filter={each} />
        ))}
      </details>
    </div>
  );
}

function KeepForm({ sift }: { sift: string }) {
  return (
    <form className="many-row" method="post" action={deskCalls.filters}>
      <Hidden fields={{ sift }} />
      <Input
        id="list-title"
        name="title"
        label="Name of the list"
        maxLength={40}
        required
        autoComplete="off"
      />
      <Select
        id="list-for"
        name="for"
        label="For"
        defaultValue="me"
        options={[
          { value: 'me', label: 'Me' },
          { value: 'team', label: 'The whole team' },
        ]}
      />
      <button type="submit" className="button line low" name="action" value="keep">
        Keep it
      </button>
      <p className="hint">This saves kind, state and who has it, but not what you searched for.</p>
    </form>
  );
}

function Kept({ filter: { id, title, isOfTeam } }: { filter: FiltersView['kept'][number] }) {
  return (
    <form className="acts-row" method="post" action={deskCalls.filters}>
      <Hidden fields={{ id }} />
      <span>
        {title}
        {isOfTeam && ' (of the team)'}
      </span>
      <button type="submit" className="take" name="action" value="remove">
        Remove<span className="sr-only"> the list {title}</span>
      </button>
    </form>
  );
}
