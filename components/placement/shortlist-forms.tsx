/** Each form opens in the place of its button. */
import type { ReactNode } from 'react';
import { FormField } from '#components/forms/form-field';
import { tied, Wrong } from '#components/ui/plain-field';
import { shortlistCall } from '#data/addresses/token-routes';
import { hireForm, interviewForm } from '#lib/placement/forms/desk';
import type { ShortlistCard, ShortlistView } from '#lib/placement/views/shortlist';

export interface RefusedShortlist {
  readonly message: string;
  readonly action: string;
  readonly candidate: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
  readonly slots: readonly string[];
}

interface Props {
  readonly card: ShortlistCard;
  readonly view: ShortlistView;
  readonly refused: RefusedShortlist | undefined;
}

function Act({
  action,
  title,
  card,
  view,
  refused,
  isButton,
  children,
}: Props & { action: string; title: string; isButton?: boolean; children: ReactNode }) {
  return (
    <details name={`act-${card.id}`} open={refused?.action === action || undefined}>
      <summary className={isButton ? 'button line' : undefined}>{title}</summary>
      <form className="form" method="post" action={shortlistCall(view.token)}>
        <input type="hidden" name="action" value={action} />
        <input type="hidden" name="candidate" value={card.id} />
        {children}
      </form>
    </details>
  );
}

export function InviteForm({ card, view, refused }: Props) {
  const own = refused?.action === 'interview' ? refused : undefined;
  const id = `invite-${card.id}`;
  return (
    <Act
      {...{ card, view, refused }}
      action="interview"
      title={card.state ? 'Offer other times' : `Invite ${card.first}`}
      isButton={!card.isAgreed}
    >
      {card.isAgreed && (
        <p>The interview that you have agreed is cancelled as soon as you send other times.</p>
      )}
      <fieldset className="field">
        <legend className="legend">Up to three times, 8:00 AM to 8:00 PM</legend>
        {[0, 1, 2].map((at) => (
          <div className="slot-line" key={at}>
            <label htmlFor={`${id}-${at}`}>{at + 1}</label>
            <input
              {...tied({ id, error: own?.errors.slot })}
              id={`${id}-${at}`}
              name="slot"
              type="datetime-local"
              min={view.least}
              required={at === 0}
              defaultValue={own?.slots[at]}
            />
          </div>
        ))}
        <Wrong id={id} error={own?.errors.slot} />
      </fieldset>
      <FormField
        form={interviewForm}
        prefix={id}
        name="place"
        hint={`${card.first} will see it with the times`}
        maxLength={200}
        required
        typed={own?.typed}
      />
      <button type="submit" className="button">
        Send the times
      </button>
      <p className="small">
        {card.first} can choose one or ask for others. Both of you will get a mail with the calendar
        entry.
      </p>
    </Act>
  );
}

const reasons = [
  'Too little experience',
  'The pay does not match',
  'Somebody else was chosen',
  'Another reason',
];

export function RefuseForm({ card, view, refused }: Props) {
  return (
    <Act {...{ card, view, refused }} action="no" title="Not for us">
      <fieldset className="field">
        <legend className="legend">Why</legend>
        <div className="options rows">
          {reasons.map((reason) => (
            <label className="option" key={reason}>
              <input type="radio" name="why" value={reason} />
              <span>{reason}</span>
            </label>
          ))}
        </div>
        <p className="hint">Only our staff see this</p>
      </fieldset>
      <button type="submit" className="button line">
        Take {card.first} off the list
      </button>
    </Act>
  );
}

export function HiredForm({ card, view, refused }: Props) {
  const own = refused?.action === 'hired' ? refused : undefined;
  const field = {
    form: hireForm,
    prefix: `hired-${card.id}`,
    typed: own?.typed,
    errors: own?.errors,
  };
  return (
    <Act {...{ card, view, refused }} action="hired" title="Hired">
      <FormField {...field} name="from" required />
      <FormField {...field} name="pay" required />
      <button type="submit" className="button line">
        {card.first} is hired
      </button>
      <p className="small">
        Congratulations to both of you. If you need more people, we will keep looking.
      </p>
    </Act>
  );
}
