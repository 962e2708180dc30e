import { Check, Hidden, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { FormField } from '#components/forms/form-field';
import { Select, Wrong } from '#components/ui/plain-field';
import { deskCalls } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import { enteredFrom, enteredKinds, kindWords } from '#data/form-kinds';
import { entryForm } from '#lib/desk/forms';
import type { Field, Form } from '#lib/forms/define';

interface NewPageProps {
  readonly desk: Desk;
  readonly form: Form;
  /** An idempotency key of this page: a post that arrives twice is stored once. */
  readonly formKey: string;
  readonly typed: Readonly<Record<string, readonly string[]>>;
  readonly errors: Readonly<Record<string, string>>;
}

export function NewPage({ desk, form, formKey, typed, errors }: NewPageProps) {
  const wrong = Object.entries(errors);
  const own = { form: entryForm, prefix: 'new', typed, errors };
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
          <FormField {...own} name="source" none="Choose" options={enteredFrom} />
          <NewField name="sourceNote" field={entryForm.fields.sourceNote} {...{ typed, errors }} />
          {Object.entries(form.fields)
            .filter(([name, { input }]) => name !== 'authorize' && input !== 'settled')
            .map(([name, field]) => (
              <NewField
                key={name}
                name={name}
                field={name === 'email' ? { ...field, required: false } : field}
                {...{ typed, errors }}
              />
            ))}
          <FormField {...own} name="told" />
          <FormField {...own} name="mine" typed={wrong.length === 0 ? { mine: 'yes' } : typed} />
          <Submit look="button">Save the enquiry</Submit>
        </form>
      </div>
    </DeskShell>
  );
}

interface FieldProps extends Pick<NewPageProps, 'typed' | 'errors'> {
  readonly name: string;
  readonly field: Pick<Field, 'label' | 'input' | 'required' | 'options'>;
}

/** One question of the visitor's form; it works without script. */
function NewField({ name, field, typed, errors }: FieldProps) {
  const { input, required, options = [] } = field;
  const label = (
    <>
      {field.label}
      {!required && <span className="hint"> (optional)</span>}
    </>
  );
  if (input === 'choices' && options.length > 0) {
    return (
      <fieldset className="field" id={`new-${name}`}>
        <legend className="legend">{label}</legend>
        {options.map((option) => (
          <Check
            key={option}
            name={name}
            value={option}
            defaultChecked={typed[name]?.includes(option)}
          >
            {option}
          </Check>
        ))}
        <Wrong id={`new-${name}`} error={errors[name]} />
      </fieldset>
    );
  }
  const isFolded = input === 'radios';
  return (
    <FormField
      {...{ name, typed, errors, label, prefix: 'new' }}
      form={{ fields: { [name]: { label: '', input: isFolded ? 'select' : input, options } } }}
      none={required ? 'Choose' : 'Not said'}
      hint={input === 'choices' && 'Separate several with commas.'}
      {...(!isFolded && input !== 'multiline' && { autoComplete: 'off' })}
    />
  );
}
