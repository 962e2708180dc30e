interface Props {
  /** When the member signed in. */
  signedIn: string;
  label: string;
  hint: string;
  /** Letters of a reference are large. */
  capitals?: boolean;
  typed: string | undefined;
  error: string | undefined;
}

/** What confirms an erasure: a fresh sign-in, and what is erased typed once more. */
export function EraseFields({ signedIn, label, hint, capitals = false, typed, error }: Props) {
  return (
    <>
      <p className="notice">
        You signed in at {signedIn}. After an hour we ask for a new code before anything is erased.
      </p>
      <div className="field">
        <label htmlFor="confirm">{label}</label>
        <p className="hint" id="confirm-hint">
          {hint}
        </p>
        <input
          id="confirm"
          name="confirm"
          type="text"
          autoComplete="off"
          autoCapitalize={capitals ? 'characters' : 'none'}
          defaultValue={typed ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'confirm-hint confirm-error' : 'confirm-hint'}
        />
        {error && (
          <p className="error" id="confirm-error">
            {error}
          </p>
        )}
      </div>
    </>
  );
}
