/** The control of one field, chosen by its definition: it shows again what was typed, and says what is wrong with it. */
import type { ComponentProps, ReactNode } from 'react';
import {
  Input,
  Options,
  Select,
  sameWords,
  TextArea,
  tied,
  Wrong,
} from '#components/ui/plain-field';
import type { Field, FieldErrors } from '#lib/forms/define';

type Attributes = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'min' | 'max' | 'required'
>;

interface Props<Name extends string> extends Attributes {
  readonly form: {
    readonly fields: Readonly<
      Record<Name, Pick<Field, 'label' | 'input' | 'options' | 'hint' | 'inputMode'>>
    >;
  };
  readonly name: Name;
  /** Is before the name in the id, where a page has several forms. */
  readonly prefix?: string | undefined;
  readonly id?: string;
  /** By name: what was posted, or what is stored. */
  readonly typed?: Readonly<Record<string, unknown>> | undefined;
  readonly errors?: FieldErrors | undefined;
  /** It replaces that of the definition. */
  readonly label?: ReactNode;
  readonly hint?: ReactNode;
  readonly options?: ComponentProps<typeof Select>['options'] | undefined;
  /** The option of a select that stands for no answer. */
  readonly none?: string | undefined;
  readonly rows?: number;
  /** It lays choices and radios out in rows, or as boxes in a line. */
  readonly as?: ComponentProps<typeof Options>['as'];
}

export function FormField<const Name extends string>({
  form,
  name,
  prefix,
  id = prefix === undefined ? name : `${prefix}-${name}`,
  typed = {},
  errors = {},
  label = form.fields[name].label,
  hint = form.fields[name].hint,
  options = sameWords(form.fields[name].options ?? []),
  none,
  rows = 3,
  as = 'rows',
  required,
  inputMode = form.fields[name].inputMode,
  ...attributes
}: Props<Name>) {
  const { input } = form.fields[name];
  const error = errors[name];
  const values = [typed[name] ?? []].flat().map(String);
  const [value = ''] = values;
  const control = { id, name, label, hint, error, required, inputMode, ...attributes };
  if (input === 'tick') {
    return (
      <>
        <label className="choice">
          <input
            type="checkbox"
            name={name}
            value="yes"
            required={required}
            defaultChecked={Boolean(typed[name])}
            {...(error && tied({ id, error }))}
          />
          {label}
        </label>
        <Wrong id={id} error={error} />
      </>
    );
  }
  if (input === 'radios' || (input === 'choices' && options.length > 0)) {
    const type = input === 'radios' ? 'radio' : 'checkbox';
    const isOn = (each: string) => values.includes(each);
    return <Options legend={label} {...{ id, name, error, type, required, as, options, isOn }} />;
  }
  if (input === 'select') {
    return (
      <Select {...{ id, name, label, hint, error, none, options, required }} defaultValue={value} />
    );
  }
  if (input === 'multiline') {
    return <TextArea {...control} rows={rows} defaultValue={value} />;
  }
  const type = (['date', 'time', 'tel', 'email', 'number'] as const).find((each) => each === input);
  return <Input type={type ?? 'text'} {...control} defaultValue={values.join(', ')} />;
}
