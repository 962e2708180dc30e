/** The form of an action on an enquiry: a line that opens; its fields hold again what was typed in a rejected post. */
import type { ComponentProps, ReactNode } from 'react';
import { Hidden } from '#components/desk/parts';
import { FormField } from '#components/forms/form-field';
import { Options, tied, Wrong } from '#components/ui/plain-field';
import { deskEnquiryCall } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import type { RejectedAction } from '#lib/desk/actions/enquiry';
import type { EnquiryView } from '#lib/desk/views/enquiry';
import { enquiryForms } from '#lib/enquiries/forms/actions';
import { offeredTimes } from '#lib/enquiries/rules/hours';

export interface ActionProps {
  readonly view: EnquiryView;
  readonly rejected?: RejectedAction | undefined;
}

export function ActionForm({
  name,
  title,
  view,
  rejected,
  before,
  children,
}: ActionProps & { name: string; title: string; before?: ReactNode; children: ReactNode }) {
  return (
    <details name="act" id={`act-${name}`} open={rejected?.action === name || undefined}>
      <summary>{title}</summary>
      {before}
      <form className="answer form" method="post" action={deskEnquiryCall(view.reference)}>
        <Hidden fields={{ action: name, version: view.version, sift: view.filterQuery }} />
        {children}
      </form>
    </details>
  );
}

/** Saves, and leads to the next of the list at once; absent after the last one. */
export const AndNext = ({
  view,
  children,
}: {
  view: Pick<EnquiryView, 'neighbours'>;
  children: ReactNode;
}) =>
  view.neighbours.next && (
    <button type="submit" className="button line" name="back" value="next">
      {children}
    </button>
  );

export function Templates({ view }: { view: EnquiryView }) {
  const canMail = view.templates.some(({ href }) => href);
  return (
    <div className="answer">
      <p>
        {canMail
          ? 'Opens your mail program with the text; the reference number is in the subject.'
          : 'There is no e-mail address to write to. Write on WhatsApp or by post, then note it here.'}
      </p>
      <ul className="templates">
        {view.templates.map(({ title, sub, href, whatsApp }) => (
          <li key={`${title} ${sub}`}>
            {href ? (
              <a className="text-link" href={href}>
                {title}
              </a>
            ) : (
              <span>{title}</span>
            )}
            {whatsApp && (
              <>
                {' '}
                <a className="text-link" href={whatsApp} rel="noreferrer">
                  WhatsApp<span className="sr-only">: {title}</span>
                </a>
              </>
            )}
            <span className="sub">{sub}</span>
          </li>
        ))}
      </ul>
      <p>
        <a className="action" href={routes.deskTemplates}>
          Write and change templates
        </a>
      </p>
    </div>
  );
}

export function Guides({ view }: { view: EnquiryView }) {
  return view.templates.map(
    ({ title, sub, text }) =>
      text && (
        <details key={`${title} ${sub}`} className="more-rows">
          <summary>
            Guide: {title}, {sub}
          </summary>
          <p className="template-text">{text}</p>
        </details>
      ),
  );
}

/** For the controls of an action's form: what was typed where its post was rejected, else what is stored. */
export function fieldOf(
  act: string,
  rejected: RejectedAction | undefined,
  stored: Readonly<Record<string, unknown>> = {},
) {
  const own = rejected?.action === act ? rejected : undefined;
  const filled = Object.entries(own?.typed ?? {}).filter(([, value]) => value !== '');
  const typed: Readonly<Record<string, unknown>> = {
    ...stored,
    ...Object.fromEntries(filled),
    ...own?.fields,
  };
  return { prefix: act, typed, errors: own?.errors };
}

interface NoteProps extends Pick<ActionProps, 'rejected'> {
  readonly act: 'spoke' | 'no-answer' | 'wrote' | 'hand' | 'close' | 'note';
  readonly hint: string;
  readonly rows?: number;
}

export const NoteField = ({ rejected, act, ...texts }: NoteProps) => (
  <FormField
    form={enquiryForms[act]}
    {...fieldOf(act, rejected)}
    {...texts}
    name="note"
    maxLength={2000}
  />
);

/** Six hours to choose with one click; all working hours of the days to come, and any other, fold behind them. */
export function Again({
  view,
  rejected,
  act,
  none,
}: Pick<ActionProps, 'rejected'> & {
  view: Pick<EnquiryView, 'days' | 'offered'>;
  act: 'spoke' | 'no-answer' | 'wrote';
  none?: string;
}) {
  const fields = enquiryForms[act].fields;
  const { typed, errors } = fieldOf(act, rejected);
  const id = `${act}-again`;
  const error = errors?.again;
  const wrong = error ? tied({ id, error }) : {};
  const [listed, other] = [String(typed['again-list'] ?? ''), String(typed['again-other'] ?? '')];
  const chosen = String(typed.again || (none ? '' : view.offered));
  const offered = [
    ...(none ? [{ value: '', label: none }] : []),
    ...offeredTimes(view.days, view.offered),
  ];
  return (
    <fieldset className="field">
      <legend className="legend">{fields.again.label}</legend>
      <div className="switch-labels call-times">
        {offered.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="again" value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
      <Wrong id={id} error={error} />
      <details className="another-hour" open={Boolean(listed || other || error) || undefined}>
        <summary>Another time</summary>
        <label htmlFor={`${id}-list`}>{fields['again-list'].label}</label>
        <select id={`${id}-list`} name="again-list" defaultValue={listed}>
          <option value="">As chosen above</option>
          {view.days.map(({ title, times }) => (
            <optgroup key={title} label={title}>
              {times.map((time) => (
                <option key={time.value} value={time.value}>
                  {title.replace(/^Today, .*/, 'Today')}, {time.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <label htmlFor={`${id}-other`}>{fields['again-other'].label}</label>
        <input
          {...wrong}
          id={`${id}-other`}
          name="again-other"
          type="datetime-local"
          defaultValue={other}
        />
      </details>
    </fieldset>
  );
}

export function Choose({
  rejected,
  act,
  name,
  ...texts
}: Pick<ActionProps, 'rejected'> & { act: string; name: string } & Pick<
    ComponentProps<typeof Options>,
    'legend' | 'keys' | 'options'
  >) {
  const { typed, errors } = fieldOf(act, rejected);
  return (
    <Options
      {...texts}
      id={`${act}-${name}`}
      name={name}
      error={errors?.[name]}
      as="rows"
      quiet
      required
      isOn={(value) => value === typed[name]}
    />
  );
}
