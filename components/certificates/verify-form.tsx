import { Labelled, tied } from '#components/ui/plain-field';
import { routes } from '#lib/shared/addresses/routes';

interface Props {
  readonly value?: string;
  readonly error?: string | undefined;
}

/** The number of a certificate, asked for by a plain form. */
export function VerifyForm({ value = '', error }: Props) {
  const hint = (
    <>
      It is printed beside the code, such as{' '}
      <span className="whitespace-nowrap">HC-2026-4K7MQ2R</span>
    </>
  );
  const about = { id: 'number', hint, error };
  return (
    <form className="form verify-form" method="get" action={routes.verify} noValidate>
      <Labelled {...about} label="Number of a certificate">
        <div className="search-line">
          <input
            {...tied(about)}
            name="number"
            defaultValue={value}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <button type="submit" className="button">
            Check
          </button>
        </div>
      </Labelled>
    </form>
  );
}
