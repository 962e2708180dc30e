/** Ticked rows, or all of a filtered list, and one action for them, which one click undoes. */
import { Check, Hidden, Submit } from '#components/desk/parts';
import { Select } from '#components/ui/plain-field';
import { deskCalls } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import type { ListView } from '#lib/desk/views/list';
import type { Row } from '#lib/desk/views/rows';
import type { ManySaid } from '#lib/desk/words';

const manyForm = 'many';

/** The tick carries the version of the row: a row that a colleague changed since is not affected. */
export function Tick({
  row: { reference, version, name },
  ticked,
}: {
  row: Pick<Row, 'reference' | 'version' | 'name'>;
  ticked: readonly string[];
}) {
  const value = `${reference}:${version}`;
  return (
    <label className="q-tick">
      <input
        type="checkbox"
        name="enquiry"
        value={value}
        form={manyForm}
        defaultChecked={ticked.includes(value)}
      />
      <span className="sr-only">Tick {name}</span>
    </label>
  );
}

type ManyView = Pick<ListView, 'many' | 'filterQuery'>;

/** `list`: of which all are meant, and to which one comes back. */
export function Many({ view, list = 'open' }: { view: ManyView; list?: 'open' | 'undated' }) {
  const { many, filterQuery } = view;
  const { typed } = many;
  return (
    <details className="many" open={many.ticked.length > 0 || typed.all === 'yes' || undefined}>
      <summary>With the ticked ones</summary>
      <form id={manyForm} method="post" action={deskCalls.many} aria-label="With the ticked ones">
        <Hidden fields={{ sift: filterQuery, list }} />
        <Check name="all" defaultChecked={typed.all === 'yes'}>
          All {Math.min(many.of, many.most)} of this list
        </Check>
        <p className="acts-row">
          <Submit look="button line low" value="take">
            Take them
          </Submit>
        </p>
        <div className="many-row">
          <Select
            id="many-to"
            name="to"
            label="To whom"
            defaultValue={typed.to ?? ''}
            none="Choose"
            options={many.members}
          />
          <Submit look="button line low" value="hand">
            Hand them over
          </Submit>
        </div>
        <p className="hint">
          Is somebody on leave? <a href={routes.deskTeam}>Hand over all of theirs</a>
        </p>
        <div className="many-row">
          <Select
            id="many-outcome"
            name="outcome"
            label="Outcome"
            defaultValue={typed.outcome ?? ''}
            none="Choose"
            options={many.outcomes}
          />
          <Submit look="button line low" value="close">
            Close them
          </Submit>
        </div>
      </form>
    </details>
  );
}

export function ManyDone({
  done,
  action = deskCalls.many,
  back = {},
}: {
  done: ManySaid;
  action?: string;
  back?: Readonly<Record<string, string>>;
}) {
  return (
    <div className="wrap lead-lines">
      <div
        className="said-line"
        role="status"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: after a post the member goes on working here, not at the head of the page
        autoFocus
      >
        <p>{done.text}</p>
        {done.press && (
          <form method="post" action={action}>
            <Hidden fields={{ press: done.press, ...back }} />
            <Submit look="take" value="take-back">
              Take all of it back
            </Submit>
          </form>
        )}
      </div>
    </div>
  );
}
