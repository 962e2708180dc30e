/** Three fields and a button, posted as they are: a request for a call that names a batch, or days that suit. */
import { Honeypot, Notice } from '#components/forms/notice';
import { Input } from '#components/ui/plain-field';
import { callback } from '#lib/enquiries/forms/callback';
import { longestPreference } from '#lib/forms/fields';

interface Props {
  readonly id: string;
  readonly submit: string;
  /** The batch that it asks a seat of; without one it asks for days. */
  readonly batch?: string;
  /** Its button is the one of the page. */
  readonly first?: boolean;
}

const fields = [
  ['name', 'Name', 'text', 'name'],
  ['phone', 'Mobile', 'tel', 'tel'],
  ['email', 'E-mail', 'email', 'email'],
] as const;

export function SeatForm({ id, submit, batch, first = false }: Props) {
  return (
    <form className="form" method="post" action={callback.action} data-native>
      <Honeypot />
      {batch && <input type="hidden" name="batch" value={batch} />}
      <Notice form={callback} />
      {!batch && (
        <Input
          id={`${id}-preference`}
          name="batchWish"
          label="Days and hours that suit you"
          maxLength={longestPreference}
          required
        />
      )}
      {fields.map(([name, label, type, autoComplete]) => (
        <Input
          key={name}
          id={`${id}-${name}`}
          {...{ name, label, type, autoComplete }}
          maxLength={100}
          required
        />
      ))}
      <button type="submit" className={first ? 'button' : 'button line'}>
        {submit}
      </button>
    </form>
  );
}
