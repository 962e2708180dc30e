/** Another number to call, and a note: what a visitor may add. */
import { TextArea, Wrong } from '#components/ui/plain-field';
import type { VisitorView } from '#lib/server/visitor-page/visitor-view';
import { enquiryCall } from '#lib/shared/addresses/token-routes';
import { longestNote } from '#lib/shared/enquiries/words';

export interface Rejected {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
  /** What was typed into the note, so that it is not lost. */
  readonly note: string;
  /** The same of the form for the invoice. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** What was kept just now. */
export interface Confirmation {
  readonly action: string;
  readonly text: string;
}

export interface ChangeProps {
  readonly view: VisitorView;
  readonly rejected: Rejected | undefined;
  readonly confirmation: Confirmation | undefined;
}

export function MoreWays({ view, rejected }: Omit<ChangeProps, 'confirmation'>) {
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
          <TextArea
            id="note"
            name="note"
            label="What should we know before we call?"
            hint={`At most ${longestNote} characters; no Aadhaar, PAN or bank details`}
            rows={3}
            maxLength={longestNote}
            required
            defaultValue={rejected?.note}
            error={errors.note}
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
    // biome-ignore lint/a11y/noAutofocus: what was done just now is read first
    <p className="said" role="status" tabIndex={-1} autoFocus>
      {text}
    </p>
  );
}
