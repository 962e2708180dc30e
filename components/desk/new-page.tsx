import { NewField } from '#components/desk/new-field';
import { Check, Hidden, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { Select, tied, Wrong } from '#components/ui/plain-field';
import { deskCalls } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';
import type { Form } from '#lib/shared/forms/define';
import { enteredFrom, enteredKinds, kindWords } from '#lib/shared/forms/registry';

export interface NewPageProps {
  readonly desk: Desk;
  readonly form: Form;
  /** Of this page: a post that comes twice enters it once. */
  readonly formKey: string;
  readonly typed: Readonly<Record<string, readonly string[]>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** Whoever calls, walks in or writes elsewhere, with the fields of the site's own form for it. */
export function NewPage({ desk, form, formKey, typed, errors }: NewPageProps) {
  const wrong = Object.entries(errors);
  const first = (name: string) => typed[name]?.[0] ?? '';
  return (
    <DeskShell desk={desk} tab="enquiries" state={wrong.length > 0 ? 'rejected' : 'new'}>
      <DeskHead title="Enter an enquiry" crumbs={<a href={routes.desk}>Enquiries</a>}>
        For a person who called, walked in or wrote elsewhere. The promise counts from now. If there
        is an e-mail address, we send a receipt.
      </DeskHead>
      <div className="wrap new-enquiry">
        <form className="find" method="get" action={routes.deskNew}>
          <Select
            id="kind"
            name="kind"
            label="What it is about"
            defaultValue={form.kind}
            options={enteredKinds.map((kind) => ({ value: kind, label: kindWords(kind).title }))}
          />
          <Submit>Show its fields</Submit>
        </form>
        {wrong.length > 0 && (
          <div className="summary" role="alert">
            <h2>Nothing was saved yet</h2>
            <ul>
              {wrong.map(([name, text]) => (
                <li key={name}>
                  <a href={`#new-${name}`}>{text}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <form className="form" method="post" action={deskCalls.new} noValidate>
          <Hidden fields={{ kind: form.kind, key: formKey }} />
          <NewField
            name="source"
            field={{
              label: 'Where it came from',
              input: 'radios',
              required: true,
              options: enteredFrom.map(({ value }) => value),
            }}
            labels={Object.fromEntries(enteredFrom.map(({ value, label }) => [value, label]))}
            typed={typed.source ?? []}
            error={errors.source}
          />
          <NewField
            name="sourceNote"
            field={{ label: 'Who or what sent them', input: 'text', required: false }}
            typed={typed.sourceNote ?? []}
          />
          {Object.entries(form.fields)
            .filter(([name, { input }]) => name !== 'authorize' && input !== 'settled')
            .map(([name, field]) => (
              <NewField
                key={name}
                name={name}
                field={name === 'email' ? { ...field, required: false } : field}
                typed={typed[name] ?? []}
                error={errors[name]}
              />
            ))}
          <Check
            name="told"
            defaultChecked={first('told') !== ''}
            {...tied({ id: 'new-told', error: errors.told })}
          >
            I told them what we keep, why, and that we erase it when they ask; they agreed.
          </Check>
          <Wrong id="new-told" error={errors.told} />
          <Check name="mine" defaultChecked={wrong.length === 0 || first('mine') !== ''}>
            I will take care of it.
          </Check>
          <Submit look="button">Save the enquiry</Submit>
        </form>
      </div>
    </DeskShell>
  );
}
