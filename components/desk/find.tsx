import { Submit } from '#components/desk/parts';
import { Input, Select } from '#components/ui/plain-field';
import type { ListView } from '#lib/server/desk/list/views/list';

/** One GET form: what it asks for stands in the address. */
export function Find({ view, action }: { view: ListView; action: string }) {
  const { query, kinds, states, who } = view;
  const sifted = [kinds, states, who].some((choices) => !choices[0]?.chosen);
  return (
    <search>
      <form className="find" method="get" action={action} aria-label="Enquiries">
        <SearchInput label="Name, phone, e-mail or reference" query={query.q} />
        {query.day && <input type="hidden" name="day" value={query.day} />}
        {query.week && <input type="hidden" name="week" value={query.week} />}
        <details className="sift" open={sifted || undefined}>
          <summary>Kind, state, and who has it</summary>
          <div>
            <Select id="kind" name="kind" label="Kind" options={kinds} {...chosenIn(kinds)} />
            <Select id="state" name="state" label="State" options={states} {...chosenIn(states)} />
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
        <Submit>Find</Submit>
      </form>
    </search>
  );
}

const chosenIn = (choices: ListView['kinds']) => ({
  defaultValue: choices.find(({ chosen }) => chosen)?.value,
});

export const SearchInput = ({ label, query }: { label: string; query: string }) => (
  <Input id="q" name="q" label={label} type="search" autoComplete="off" defaultValue={query} />
);
