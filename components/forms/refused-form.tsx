import { Fragment } from 'react';
import type { RefusedControl, RefusedForm } from '#lib/forms/http/refused';
import { honeypotField } from '#lib/forms/rules';

type Form = NonNullable<RefusedForm['form']>;

/** A form that was sent without a script is shown again with its errors and with what was typed. */
export function RefusedFormView({ language, heading, errors, note, form }: RefusedForm) {
  const page = (
    <>
      <div className="summary" role="alert">
        <h2>{heading}</h2>
        {errors.length > 0 && (
          <ul>
            {errors.map(({ name, line }) => (
              <li key={name}>
                <a href={`#${name}`}>{line}</a>
              </li>
            ))}
          </ul>
        )}
        {note && (
          <p>
            {note.before}
            <a href={note.way.href}>{note.way.label}</a>
            {note.after}
          </p>
        )}
      </div>
      {form && '\n'}
      {form && <FormAgain {...form} />}
    </>
  );
  return <div>{language ? <div lang={language}>{page}</div> : page}</div>;
}

function FormAgain({ action, hasFile, hidden, notice, noticeLink, controls, send }: Form) {
  return (
    <form
      className="form"
      action={action}
      method="post"
      encType={hasFile ? 'multipart/form-data' : undefined}
      data-native=""
    >
      <div hidden>
        <input name={honeypotField} autoComplete="off" tabIndex={-1} />
      </div>
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="notice">
        {`${notice} `}
        <a href={noticeLink.href}>{noticeLink.label}</a>.
      </p>
      {controls.map((control) => (
        <ControlAgain key={control.name} {...control} />
      ))}
      <button type="submit" className="button">
        {send}
      </button>
    </form>
  );
}

function ControlAgain({
  name,
  field,
  label,
  optional,
  error,
  typed,
  shown,
  options,
}: RefusedControl) {
  const { input, inputMode, min, prefix } = field;
  const named = (before = '') =>
    optional ? (
      <>
        {`${before}${label} `}
        <span className="hint">{optional}</span>
      </>
    ) : (
      `${before}${label}`
    );
  const message = error && (
    <p className="error" id={`${name}-error`}>
      {error}
    </p>
  );
  const wrong = error
    ? ({ 'aria-invalid': true, 'aria-describedby': `${name}-error` } as const)
    : {};
  if (input === 'choices' || input === 'radios') {
    if (options.length === 0 && input === 'choices') return null;
    const isOne = input === 'radios';
    return (
      <fieldset className="field" id={isOne ? undefined : name}>
        <legend className="legend">{named()}</legend>
        {options.map(({ value, label, chosen }, index) => (
          <label className="choice" key={value}>
            <input
              type={isOne ? 'radio' : 'checkbox'}
              id={isOne && index === 0 ? name : undefined}
              name={name}
              value={value}
              defaultChecked={chosen}
              {...(isOne && wrong)}
            />
            {` ${label}`}
          </label>
        ))}
        {message}
      </fieldset>
    );
  }
  if (input === 'settled') {
    return (
      <div className="field">
        {shown.length > 0 && (
          <p>
            <b>{label}</b>
            {shown.map((line) => (
              <Fragment key={line}>
                <br />
                {line}
              </Fragment>
            ))}
          </p>
        )}
        {message}
        <input type="hidden" id={name} name={name} value={typed} />
      </div>
    );
  }
  if (input === 'consent') {
    return (
      <div className="field">
        <label className="choice">
          <input
            type="checkbox"
            id={name}
            name={name}
            value="true"
            defaultChecked={typed !== ''}
            {...wrong}
          />
          {named(' ')}
        </label>
        {message}
      </div>
    );
  }
  const common = { id: name, name, ...wrong };
  const entry =
    input === 'file' ? (
      <>
        <p className="hint" id={`${name}-hint`}>
          Please choose the file again: a browser does not keep it.
        </p>
        <input {...common} type="file" required aria-describedby={`${name}-hint`} />
      </>
    ) : input === 'multiline' ? (
      <textarea {...common} rows={4} defaultValue={typed} />
    ) : (
      <input {...common} type={input} inputMode={inputMode} min={min} defaultValue={typed} />
    );
  return (
    <div className="field">
      <label htmlFor={name}>{named()}</label>
      {prefix ? (
        <span className="prefixed">
          <span>{prefix}</span>
          {entry}
        </span>
      ) : (
        entry
      )}
      {message}
    </div>
  );
}
