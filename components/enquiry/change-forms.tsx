/** When and in which language to call, another number, a note: three plain forms. */

import type { VisitorView } from '#lib/enquiries/view-types';
import { longestNote } from '#lib/enquiries/visitor-limits';
import { wishLanguages, wishTimes } from '#lib/enquiries/wishes';
import { enquiryCall } from '#lib/token-routes';

export interface Rejected {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
  /** What was typed into the note, so that it is not lost. */
  readonly note: string;
}

interface Props {
  readonly view: VisitorView;
  readonly rejected: Rejected | undefined;
}

export function ChangeForms({ view, rejected }: Props) {
  const { wish, token, phoneEnd } = view;
  const errors = rejected?.errors ?? {};
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
        <fieldset className="field" id="time">
          <legend className="legend">When</legend>
          <div className="boxes">
            {wishTimes.map(({ value, label, hours }) => (
              <label className="option" key={value}>
                <input
                  type="radio"
                  name="time"
                  value={value}
                  required
                  defaultChecked={(wish?.time ?? 'any') === value}
                />
                <span>
                  {label}
                  <small>{hours}</small>
                </span>
              </label>
            ))}
          </div>
          <Problem name="time" error={errors.time} />
        </fieldset>
        <fieldset className="field" id="language">
          <legend className="legend">In which language</legend>
          <div className="boxes">
            {wishLanguages.map((language) => (
              <label className="option" key={language}>
                <input
                  type="radio"
                  name="language"
                  value={language}
                  required
                  defaultChecked={(wish?.language ?? 'English') === language}
                />
                <span>{language}</span>
              </label>
            ))}
          </div>
          <Problem name="language" error={errors.language} />
        </fieldset>
        <button type="submit" className="button">
          Keep these
        </button>
      </form>
      <div className="accordion more-ways">
        <details open={errors.phone !== undefined || undefined}>
          <summary>Correct the phone number</summary>
          <form className="answer form" method="post" action={enquiryCall(token)}>
            <input type="hidden" name="action" value="phone" />
            <p id="phone-now">
              {phoneEnd ? (
                <>
                  We call the number that ends in <b>{phoneEnd}</b>.
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
              <Problem name="phone" error={errors.phone} />
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
            <div className="field">
              <label htmlFor="note">What should we know before we call?</label>
              <p className="hint" id="note-hint">
                {longestNote} characters at the most; no Aadhaar, PAN or bank details
              </p>
              <textarea
                id="note"
                name="note"
                rows={3}
                maxLength={longestNote}
                required
                defaultValue={rejected?.note}
                aria-invalid={errors.note !== undefined || undefined}
                aria-describedby={errors.note ? 'note-hint note-error' : 'note-hint'}
              />
              <Problem name="note" error={errors.note} />
            </div>
            <button type="submit" className="button line">
              Add this
            </button>
          </form>
        </details>
      </div>
    </>
  );
}

function Problem({ name, error }: { name: string; error: string | undefined }) {
  return (
    error && (
      <p className="error" id={`${name}-error`}>
        {error}
      </p>
    )
  );
}
