/** A form of one thing that a member did: a line that opens, and fields that hold what was typed where a post was rejected. */
import type { ComponentProps, ReactNode } from 'react';
import { Hidden } from '#components/desk/parts';
import { Input, Labelled, Options, TextArea, tied } from '#components/ui/plain-field';
import type { RejectedAction } from '#lib/server/desk/enquiry/actions';
import type { EnquiryView } from '#lib/server/desk/enquiry/views/enquiry';
import { deskEnquiryCall } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';

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
        <Hidden fields={{ action: name, version: view.version, sift: view.sift }} />
        {children}
      </form>
    </details>
  );
}

export function Templates({ view }: { view: EnquiryView }) {
  const canMail = view.templates.some(({ href }) => href);
  return (
    <div className="answer">
      <p>
        {canMail
          ? 'Opens your mail program with the text; the reference is in the subject.'
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

/** What to say on the phone, while it is said: the words that staff wrote for this kind. */
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

interface Of {
  readonly rejected?: RejectedAction | undefined;
  readonly act: string;
  readonly name: string;
}

const typedIn = ({ rejected, name, act }: Of) =>
  rejected?.action === act ? (rejected.typed[name] ?? '') : '';

/** What a rejected form held under this name. */
export const listIn = (rejected: RejectedAction | undefined, name: string): readonly string[] =>
  [rejected?.fields?.[name] ?? []].flat().map(String);

/** Of a control: its names, and what is wrong with it. */
export const fieldOf = ({ rejected, act, name }: Of) => ({
  id: `${act}-${name}`,
  name,
  error: rejected?.action === act ? rejected.errors[name] : undefined,
});

interface FieldProps extends Of {
  readonly label: string;
  readonly hint?: string;
}

export function TextField({ rejected, act, name, ...texts }: FieldProps & { rows?: number }) {
  const of = { rejected, act, name };
  return (
    <TextArea rows={3} {...fieldOf(of)} {...texts} maxLength={2000} defaultValue={typedIn(of)} />
  );
}

/** One line, with what is kept of it. */
export function LineField({
  rejected,
  act,
  name,
  value,
  ...texts
}: FieldProps & { value: string } & Pick<ComponentProps<'input'>, 'type' | 'inputMode'>) {
  const of = { rejected, act, name };
  return (
    <Input
      type="text"
      {...fieldOf(of)}
      {...texts}
      maxLength={500}
      autoComplete="off"
      defaultValue={typedIn(of) || value}
    />
  );
}

/** Working hours of the days to come, in a list: no date is typed, none falls on a holiday. */
export function Again({
  view,
  rejected,
  act,
  label,
  none,
}: Omit<FieldProps, 'name' | 'hint'> & {
  view: Pick<EnquiryView, 'days' | 'offered'>;
  none?: string;
}) {
  const field = { rejected, name: 'again', act };
  const { id, error } = fieldOf(field);
  const wrong = tied({ id, error });
  const other = typedIn({ ...field, name: 'again-other' });
  const chosen = typedIn(field) || (none ? '' : view.offered);
  return (
    <Labelled id={id} label={label} error={error}>
      <select {...wrong} name="again" defaultValue={chosen}>
        {none && <option value="">{none}</option>}
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
      <details className="another-hour" open={Boolean(other || error) || undefined}>
        <summary>Another day or hour</summary>
        <label htmlFor={`${id}-other`}>Day and hour, in Indian time</label>
        <input
          {...wrong}
          id={`${id}-other`}
          name="again-other"
          type="datetime-local"
          defaultValue={other}
        />
      </details>
    </Labelled>
  );
}

/** One answer of a few. */
export function Choose({
  rejected,
  act,
  name,
  ...texts
}: Of & Pick<ComponentProps<typeof Options>, 'legend' | 'keys' | 'options'>) {
  const of = { rejected, act, name };
  const chosen = typedIn(of);
  return (
    <Options
      {...fieldOf(of)}
      {...texts}
      as="rows"
      quiet
      required
      isOn={(value) => value === chosen}
    />
  );
}
