import { Input } from '#components/ui/plain-field';

interface Props {
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
      <Input
        id="confirm"
        name="confirm"
        {...{ label, hint, error }}
        type="text"
        autoComplete="off"
        autoCapitalize={capitals ? 'characters' : 'none'}
        defaultValue={typed ?? ''}
      />
    </>
  );
}
