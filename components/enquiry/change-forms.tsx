/** When and in which language to call, another number, a note: plain forms. */
import { type ChangeProps, MoreWays, Said } from '#components/enquiry/more-ways';
import { Wrong } from '#components/ui/plain-field';
import { enquiryCall } from '#lib/shared/addresses/token-routes';
import { wishLanguages, wishTimes } from '#lib/shared/enquiries/words';

export function ChangeForms({ view, rejected, confirmation }: ChangeProps) {
  const { wish, session, token } = view;
  const language = wish?.language ?? '';
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
              Your session is on {clash}: on that day we will call before or after it.
            </p>
          )}
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
          <Wrong id="time" error={errors.time} />
        </fieldset>
        <fieldset className="field" id="language">
          <legend className="legend">In which language</legend>
          <div className="boxes">
            {[...wishLanguages, ''].map((each) => (
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
