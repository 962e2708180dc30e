import { enrolmentDialog } from '#components/catalogue/exams';
import { ShareWays, TakeButton } from '#components/site/share';
import { DialogOpener } from '#components/ui/dialog-opener';
import { Icon } from '#components/ui/icon';
import { routes } from '#data/addresses/routes';
import { type Quotation, validForDays } from '#lib/catalogue/rules/quotation';
import { quotationPath } from '#lib/catalogue/rules/quotation-path';
import { shortDay } from '#lib/platform/values/india';
import { inRupees } from '#lib/platform/values/money';

export function QuotationActs({ quotation, url }: { quotation: Quotation; url: string }) {
  const { kind, number, modules, plan, hours, total, until, expired, changed, lines } = quotation;
  const what =
    kind === 'certification'
      ? `${lines.length} module${lines.length === 1 ? '' : 's'}`
      : lines[0]?.title;
  // The line of a package names its hours already.
  const length = hours > 0 && kind !== 'coaching' ? `, ${hours} hours` : '';
  return (
    <aside className="quote-acts" aria-labelledby="acts">
      <p className="quote-kicker">Your quotation</p>
      <h2 id="acts">{inRupees(total)}</h2>
      <p className="sub">
        With GST: {what}
        {length}. Valid until <span className="whitespace-nowrap">{shortDay(until)}</span>
        {expired ? '; it has expired.' : `, ${validForDays} days.`}
      </p>
      {changed && !expired && (
        <p className="small">
          A fee has changed since then. This quotation is still valid until that day.
        </p>
      )}
      {expired ? (
        <a
          className="button"
          href={quotationPath({
            ...(plan && { plan }),
            modules: plan && kind === 'bootcamp' ? [] : modules,
          })}
        >
          Make a new one with today’s fees
        </a>
      ) : kind === 'certification' ? (
        <DialogOpener dialog={enrolmentDialog} take={modules}>
          Enrol
        </DialogOpener>
      ) : (
        <a
          className="button"
          href={`${routes.coaching}#${kind === 'coaching' ? `hours-${plan}` : plan}`}
        >
          Ask for it
        </a>
      )}
      <ShareWays
        text={`HOA quotation ${number}: ${what}${length}, ${inRupees(total)} with GST, good until ${shortDay(until)}.`}
        url={url}
      />
      {!expired && (
        <p className="small">
          There is no charge for {kind === 'certification' ? 'enrolling' : 'enquiring'}. An
          executive will contact you within 2 working days{total > 0 && ' and send a payment link'}.
        </p>
      )}
      <div className="quote-less">
        {kind === 'certification' && (
          <TakeButton modules={modules} className="action">
            Add {modules.length === 1 ? 'this module' : `these ${modules.length} modules`} to my
            selection
          </TakeButton>
        )}
        <button type="button" className="action when-script" data-print="">
          <Icon name="print" />
          Print
        </button>
        <details className="more-asked">
          <summary>Link to this quotation</summary>
          <div className="link-field">
            <span className="field link-line">
              <input type="text" readOnly value={url} aria-label="Link to this quotation" />
              <button type="button" className="button line low when-script" data-copy={url}>
                Copy link
              </button>
            </span>
            <p className="small">
              The link has what is quoted and the date, but no name.
              {kind === 'certification' && ' On another phone, it offers to copy the selection.'}
            </p>
          </div>
        </details>
      </div>
    </aside>
  );
}
