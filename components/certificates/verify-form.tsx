import { routes } from '#lib/shared/addresses/routes';

interface Props {
  readonly value?: string;
  readonly error?: string | undefined;
}

/** The number of a certificate, asked for by a plain form. */
export function VerifyForm({ value = '', error }: Props) {
  return (
    <form className="form verify-form" method="get" action={routes.verify} noValidate>
      <div className="field">
        <label htmlFor="number">Number of a certificate</label>
        <p className="hint" id="number-hint">
          It stands beside the code, such as{' '}
          <span className="whitespace-nowrap">HC-2026-4K7MQ2R</span>
        </p>
        <div className="search-line">
          <input
            id="number"
            name="number"
            defaultValue={value}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby={error ? 'number-hint number-error' : 'number-hint'}
            aria-invalid={error ? true : undefined}
          />
          <button type="submit" className="button">
            Check
          </button>
        </div>
        {error && (
          <p className="error" id="number-error">
            {error}
          </p>
        )}
      </div>
    </form>
  );
}
