import type { Choice, ListFilters } from '#lib/server/desk/list/list-types';

/** One GET form: what it asks for stands in the address. */
export function Find({ view, action }: { view: ListFilters; action: string }) {
  const { query, kinds, states, who } = view;
  const sifted = [kinds, states, who].some((choices) => !choices[0]?.chosen);
  return (
    <search>
      <form className="find" method="get" action={action} aria-label="Enquiries">
        <div className="field">
          <label htmlFor="q">Name, phone, e-mail or reference</label>
          <input id="q" name="q" type="search" autoComplete="off" defaultValue={query.q} />
        </div>
        {query.day && <input type="hidden" name="day" value={query.day} />}
        {query.week && <input type="hidden" name="week" value={query.week} />}
        <details className="sift" open={sifted || undefined}>
          <summary>Kind, state, and who has it</summary>
          <div>
            <Select name="kind" label="Kind" choices={kinds} />
            <Select name="state" label="State" choices={states} />
            <fieldset className="field">
              <legend className="legend">Who has it</legend>
              <div className="switch-labels">
                {who.map(({ value, label, count, chosen }) => (
                  <label key={value}>
                    <input type="radio" name="who" value={value} defaultChecked={chosen} />
                    {label} <span className="n">{count}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          </div>
        </details>
        <button type="submit" className="button line">
          Find
        </button>
      </form>
    </search>
  );
}

function Select({
  name,
  label,
  choices,
}: {
  name: string;
  label: string;
  choices: readonly Choice[];
}) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={choices.find(({ chosen }) => chosen)?.value}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
