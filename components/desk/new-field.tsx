/** One question of a form, drawn from its definition alone: it works without script, and keeps what was typed. */
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
  const wrong = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  } as const;
  const problem = error && (
    <p className="error" id={`${id}-error`}>
      {error}
    </p>
  );
  if (input === 'choices' && options.length > 0) {
    return (
      <fieldset className="field" id={id}>
        <legend className="legend">{called}</legend>
        {options.map((option) => (
          <label key={option} className="choice">
            <input
              type="checkbox"
              name={name}
              value={option}
              defaultChecked={typed.includes(option)}
            />
            {option}
          </label>
        ))}
        {problem}
      </fieldset>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>{called}</label>
      {input === 'choices' && <p className="hint">Several with commas between them.</p>}
      {input === 'radios' ? (
        <select id={id} name={name} defaultValue={typed[0] ?? ''} {...wrong}>
          <option value="">{required ? 'Choose' : 'Not said'}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {labels[option] ?? option}
            </option>
          ))}
        </select>
      ) : input === 'multiline' ? (
        <textarea id={id} name={name} rows={3} defaultValue={typed[0] ?? ''} {...wrong} />
      ) : (
        <input
          id={id}
          name={name}
          type={input === 'tel' || input === 'email' || input === 'number' ? input : 'text'}
          autoComplete="off"
          defaultValue={typed.join(', ')}
          {...wrong}
        />
      )}
      {problem}
    </div>
  );
}
