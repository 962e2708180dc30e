/** One batch on the desk: who comes, who waits, how they join, and how it is changed. */
import { ComputedDays } from '#components/desk/batches/computed-days';
import { ScheduleFields, SeatFields, type TypedPlan } from '#components/desk/batches/plan-fields';
import { Roster, Waiting } from '#components/desk/batches/roster';
import { SentMailList } from '#components/desk/batches/sent-mail-list';
import { Hidden, Problems, State, Submit } from '#components/desk/parts';
import { type Desk, DeskShell } from '#components/desk/shell';
import { Input } from '#components/ui/plain-field';
import type { BatchView } from '#lib/server/desk/batches/batch-view';
import type { ReadPlan } from '#lib/server/desk/batches/validate-batch-plan';
import { deskBatchCall } from '#lib/shared/addresses/desk-routes';
import { batchPath, routes } from '#lib/shared/addresses/routes';
import { count } from '#lib/shared/batches/words';

/** A post that was not kept, or only computed: which action, what it said, and what is wrong. */
interface AskedBatch {
  readonly action: string;
  readonly typed: TypedPlan;
  readonly read: ReadPlan;
  readonly message?: string | undefined;
}

interface Props {
  readonly desk: Desk;
  readonly view: BatchView;
  readonly typed: TypedPlan;
  readonly asked?: AskedBatch | undefined;
}

export function BatchPage({ desk, view, typed, asked }: Props) {
  const { batch, title, facts, seats, cancelled } = view;
  const errors = asked && 'errors' in asked.read ? asked.read.errors : {};
  return (
    <DeskShell desk={desk} tab="batches" state={view.state.toLowerCase()}>
      <div className="wrap desk-head lead-head">
        <div>
          <p className="crumbs">
            <a href={routes.deskBatches}>Batches</a>
          </p>
          <h1>{title}</h1>
          <p className="lead-facts">
            {batch.sample && <span>Sample</span>}
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            <State mark={view.mark}>{view.state}</State>
            <span>{seats}</span>
          </p>
          {cancelled && <p className="error">Cancelled {cancelled}</p>}
        </div>
        <p className="turns">
          <a className="action" href={batchPath(batch.id)}>
            The public page
          </a>
        </p>
      </div>
      {Object.keys(errors).length > 0 && (
        <Problems title={asked?.message ?? 'Nothing was saved'} problems={Object.values(errors)} />
      )}
      <div className="wrap desk-two">
        <div className="desk-wide">
          <Roster view={view} />
          <Waiting view={view} />
        </div>
        <div className="lead-side">
          {!cancelled && !view.over && (
            <>
              <Join view={view} typed={typed} asked={asked} errors={errors} />
              <Change view={view} typed={typed} asked={asked} errors={errors} />
            </>
          )}
          <SentMailList mails={view.mails} />
        </div>
      </div>
    </DeskShell>
  );
}

interface PartProps extends Pick<Props, 'view' | 'typed' | 'asked'> {
  readonly errors: Readonly<Record<string, string>>;
}

function Join({ view, asked, errors }: PartProps) {
  const { batch, paid } = view;
  const kept = asked?.action === 'join' ? asked.typed : undefined;
  return (
    <section aria-labelledby="join">
      <h2 id="join">How they join</h2>
      <form className="form" method="post" action={deskBatchCall(batch.id)} noValidate>
        <Hidden fields={{ action: 'join', version: batch.version }} />
        <Input
          id="link"
          name="link"
          label="Link"
          hint={
            paid === 0
              ? 'Mailed to each as soon as a part is paid, with the calendar entry'
              : `Mailed at once to the ${paid === 1 ? 'one who has' : `${paid} who have`} a seat, with the calendar entry`
          }
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={500}
          defaultValue={kept?.text('link') ?? batch.link ?? ''}
          error={errors.link}
        />
        <Input
          id="place"
          name="place"
          label="Address of the room"
          autoComplete="off"
          maxLength={300}
          defaultValue={kept?.text('place') ?? batch.place ?? ''}
        />
        <Submit>Save and mail it</Submit>
      </form>
    </section>
  );
}

function Change({ view, typed, asked, errors }: PartProps) {
  const { batch, paid } = view;
  const isChange = asked?.action === 'change';
  const shown = isChange ? asked.typed : typed;
  return (
    <section aria-labelledby="change">
      <h2 id="change">Change it</h2>
      <div className="accordion acts">
        <details open={isChange || undefined}>
          <summary>Days, hours, seats, trainer, note</summary>
          <form className="answer form" method="post" action={deskBatchCall(batch.id)} noValidate>
            <Hidden fields={{ action: 'change', version: batch.version }} />
            <ScheduleFields typed={shown} errors={isChange ? errors : {}} id="change" />
            <SeatFields typed={shown} errors={isChange ? errors : {}} id="change" />
            {isChange && 'plan' in asked.read && <ComputedDays plan={asked.read.plan} />}
            <p className="small">
              If you change a day or hour, everyone who has a seat gets a mail with the new calendar
              entry. If you change only seats, trainer or note, nobody gets a mail.
            </p>
            <div className="acts-row">
              <Submit>Save the change</Submit>
              <button type="submit" className="button line" name="show" value="yes">
                Show the days
              </button>
            </div>
          </form>
        </details>
        <details open={asked?.action === 'cancel' || undefined}>
          <summary>Cancel the batch</summary>
          <form className="answer form" method="post" action={deskBatchCall(batch.id)}>
            <Hidden fields={{ action: 'cancel', version: batch.version }} />
            <p className="notice">
              {paid === 0
                ? 'Nobody has paid. The public page will say that it is cancelled.'
                : `${count(paid, 'seat')} ${paid === 1 ? 'is' : 'are'} paid. Whoever has one gets a mail that removes it from their calendar. Make each refund on the page of the person; none is sent by itself.`}
            </p>
            <Input
              id="reason"
              name="reason"
              label="Reason, for the mail and the page"
              maxLength={300}
              defaultValue={asked?.action === 'cancel' ? asked.typed.text('reason') : ''}
            />
            <label className="choice">
              <input type="checkbox" name="confirm" value="yes" required /> It will not take place
            </label>
            {errors.confirm && <p className="error">{errors.confirm}</p>}
            <Submit>Cancel the batch</Submit>
          </form>
        </details>
      </div>
    </section>
  );
}
