/** The form that moves a seat of somebody to another batch of the same. */
import { ActionForm, type ActionProps, fieldOf } from '#components/desk/action-parts';
import { Hidden, Submit } from '#components/desk/parts';
import { FormField } from '#components/forms/form-field';
import { moveSeatForm } from '#lib/payments/forms';

export function MoveSeatForm({ view, rejected }: ActionProps) {
  const { seats } = view;
  const [only, ...others] = seats;
  if (!only) return null;
  const field = { form: moveSeatForm, ...fieldOf('move-seat', rejected) };
  const choices = seats.flatMap((seat) => seat.choices);
  return (
    <ActionForm name="move-seat" title="Move the seat" {...{ view, rejected }}>
      {seats.map(({ id, title, when, isCancelled }) => (
        <p key={id} className={isCancelled ? 'notice' : 'sub'}>
          {isCancelled && 'This batch is cancelled. '}
          {title}: {when}.
        </p>
      ))}
      {others.length === 0 ? (
        <Hidden fields={{ from: only.id }} />
      ) : (
        <FormField
          {...field}
          name="from"
          options={seats.map(({ id, title, when }) => ({ value: id, label: `${title}: ${when}` }))}
        />
      )}
      {choices.length > 0 ? (
        <>
          <FormField
            {...field}
            name="to"
            none="Choose a batch"
            hint="What was paid stays paid: nothing is refunded, and nothing is asked for again"
            options={choices}
          />
          <Submit look="button">Move the seat</Submit>
        </>
      ) : (
        <p>No other batch of the same has a free seat.</p>
      )}
    </ActionForm>
  );
}
