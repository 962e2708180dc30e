/** When and in which language to call, another number, a note: plain forms. */

import { FormField } from '#components/forms/form-field';
import { Wrong } from '#components/ui/plain-field';
import { enquiryCall } from '#data/addresses/token-routes';
import { longestNote, noteForm } from '#lib/accounts/forms/changes';
import type { VisitorView } from '#lib/accounts/views/page';
import { preferenceLanguages, preferenceTimes } from '#lib/enquiries/words';

export function ChangeForms({ view, rejected, confirmation }: ChangeProps) {
  const { preference, session, token } = view;
  const language = preference?.language ?? '';
  const clash = session?.clash;
  const errors = rejected?.errors ?? {};
  const isSecond = view.payment?.due || view.placements.some(({ waits }) => waits);
  return (
    <>
      <form
        className="form reach-form"
        method="post"
        action={enquiryCall(token)}
        aria-labelledby="how"
      >
        <input type="hidden" name="action" value="wish" />
        <h2 id="how">How may we reach you?</h2>
        {confirmation?.action === 'wish' && <Said {...confirmation} />}
        <fieldset className="field" id="time" aria-describedby={clash ? 'session-then' : undefined}>
          <legend className="legend">When</legend>
          {clash && (
            <p className="hint" id="session-then">
              Your session is on {clash}: on that day we will call before or after the session.
            </p>
          )}
          <div className="boxes">
            {preferenceTimes.map(({ value, label, hours }) => (
              <label className="option" key={value}>
                <input
                  type="radio"
                  name="time"
                  value={value}
                  required
                  defaultChecked={(preference?.time ?? 'any') === value}
                />
                <span>
                  {label}
                  <small>{hours}</small>
                </span>
              </label>
            ))}
          </div>
          <Wrong id="time" error={errors.time} />
        </fieldset>
        <fieldset className="field" id="language">
          <legend className="legend">In which language</legend>
          <div className="boxes">
            {[...preferenceLanguages, ''].map((each) => (
              <label className="option" key={each}>
                <input
                  type="radio"
                  name="language"
                  value={each}
                  required
                  defaultChecked={language === each}
                />
                <span>{each || 'No preference'}</span>
              </label>
            ))}
          </div>
          <Wrong id="language" error={errors.language} />
        </fieldset>
        {/* Where there is something to pay or to answer, that is the one button in red. */}
        <button type="submit" className={isSecond ? 'button line' : 'button'}>
          Save these
        </button>
      </form>
      {confirmation && confirmation.action !== 'wish' && <Said {...confirmation} />}
      <MoreWays view={view} rejected={rejected} />
    </>
  );
}

export interface Rejected {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly note: string;
  readonly typed?: Readonly<Record<string, string>>;
}

export interface Confirmation {
  readonly action: string;
  readonly text: string;
}

interface ChangeProps {
  readonly view: VisitorView;
  readonly rejected: Rejected | undefined;
  readonly confirmation: Confirmation | undefined;
}

function MoreWays({ view, rejected }: Omit<ChangeProps, 'confirmation'>) {
  const { token, phoneEnd, phoneDoubt } = view;
  const errors = rejected?.errors ?? {};
  return (
    <div className="accordion more-ways">
      <details open={(errors.phone ?? phoneDoubt) !== undefined || undefined}>
        <summary>Correct the phone number</summary>
        <form className="answer form" method="post" action={enquiryCall(token)}>
          <input type="hidden" name="action" value="phone" />
          <p id="phone-now">
            {phoneEnd ? (
              <>
                We will call the number that ends in <b>{phoneEnd}</b>.
              </>
            ) : (
              'We have no number yet.'
            )}
          </p>
          <div className="field">
            <label htmlFor="phone">Another number</label>
            <input
              id="phone"
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              required
              aria-invalid={errors.phone !== undefined || undefined}
              aria-describedby={errors.phone ? 'phone-now phone-error' : 'phone-now'}
            />
            <Wrong id="phone" error={errors.phone} />
          </div>
          <button type="submit" className="button line">
            Call this number
          </button>
        </form>
      </details>
      <details open={errors.note !== undefined || undefined}>
        <summary>Add something</summary>
        <form className="answer form" method="post" action={enquiryCall(token)}>
          <input type="hidden" name="action" value="note" />
          <FormField
            form={noteForm}
            name="note"
            maxLength={longestNote}
            required
            typed={{ note: rejected?.note }}
            errors={errors}
          />
          <button type="submit" className="button line">
            Add this
          </button>
        </form>
      </details>
    </div>
  );
}

/** Beside what it is about, where the browser leads the eye. */
export function Said({ text }: Confirmation) {
  return (
    // biome-ignore lint/a11y/noAutofocus: a screen reader reads the confirmation first
    <p className="said" role="status" tabIndex={-1} autoFocus>
      {text}
    </p>
  );
}
