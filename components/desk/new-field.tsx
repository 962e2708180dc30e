/** One question of a form, drawn from its definition alone: it works without script, and keeps what was typed. */
import { Check } from '#components/desk/parts';
import { Input, Select, TextArea, Wrong } from '#components/ui/plain-field';
import type { Field } from '#lib/shared/forms/define';

interface Props {
  readonly name: string;
  readonly field: Pick<Field, 'label' | 'input' | 'required' | 'options'>;
  /** What the choices are called, where that is not their value. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly typed: readonly string[];
  readonly error?: string | undefined;
}

export function NewField({ name, field, labels = {}, typed, error }: Props) {
  const id = `new-${name}`;
  const { label, input, required, options = [] } = field;
  const called = (
    <>
      {label}
      {!required && <span className="hint"> (optional)</span>}
    </>
  );
  if (input === 'choices' && options.length > 0) {
    return (
      <fieldset className="field" id={id}>
        <legend className="legend">{called}</legend>
        {options.map((option) => (
          <Check key={option} name={name} value={option} defaultChecked={typed.includes(option)}>
            {option}
          </Check>
        ))}
        <Wrong id={id} error={error} />
      </fieldset>
    );
  }
  const shared = { id, name, label: called, error };
  if (input === 'radios') {
    return (
      <Select
        {...shared}
        defaultValue={typed[0] ?? ''}
        none={required ? 'Choose' : 'Not said'}
        options={options.map((value) => ({ value, label: labels[value] ?? value }))}
      />
    );
  }
  if (input === 'multiline') return <TextArea {...shared} rows={3} defaultValue={typed[0] ?? ''} />;
  return (
    <Input
      {...shared}
      hint={input === 'choices' && 'Several with commas between them.'}
      type={input === 'tel' || input === 'email' || input === 'number' ? input : 'text'}
      autoComplete="off"
      defaultValue={typed.join(', ')}
    />
  );
}
