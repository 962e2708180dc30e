/** The fields of the forms of one enquiry: each keeps what was typed where a post was not taken. */
import type { ComponentProps } from 'react';
import { Input, Labelled, Options, TextArea, tied } from '#components/ui/plain-field';
import type { RejectedAction } from '#lib/server/desk/enquiry/action-result';
import type { EnquiryView } from '#lib/server/desk/enquiry/enquiry-view';

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
