/** A task that belongs to no enquiry: money of which nobody knows whose it is, or of somebody who was erased. */
import { AndNext } from '#components/desk/action-form';
import { Hidden, RowConfirmation, Submit } from '#components/desk/parts';
import { type Desk, DeskHead, DeskShell } from '#components/desk/shell';
import { Tasks } from '#components/desk/tasks';
import { PaidBackFields, RefundFields } from '#components/payments/refund-fields';
import { deskTaskCall } from '#data/addresses/desk-routes';
import { routes } from '#data/addresses/routes';
import type { RejectedAction } from '#lib/desk/actions/enquiry';
import type { LoneTaskView } from '#lib/desk/views/lone-task';

interface Props {
  readonly desk: Desk;
  readonly view: LoneTaskView;
  readonly rejected?: RejectedAction | undefined;
}

export function LoneTaskPage({ desk, view, rejected }: Props) {
  const { title, kind, erased, refunds, neighbours, filterQuery } = view;
  return (
    <DeskShell desk={desk} tab="enquiries" state="task">
      <DeskHead
        title={title}
        crumbs={<a href={`${routes.desk}${filterQuery || `?task=${kind}`}`}>The list</a>}
        aside={
          neighbours.next && (
            <p className="turns">
              <a className="action" href={neighbours.next.href} rel="next">
                Next: {neighbours.next.name}
              </a>
            </p>
          )
        }
      >
        {erased
          ? `The enquiry ${erased} was erased; the money is owed all the same.`
          : 'It belongs to no enquiry that we know.'}
      </DeskHead>
      {!rejected && <RowConfirmation confirmation={view.before} />}
      <div className="wrap lead-lines">
        {rejected && (
          <div className="summary" role="alert">
            <h2>{rejected.title}</h2>
            {rejected.text && <p>{rejected.text}</p>}
          </div>
        )}
        <Tasks
          tasks={[view]}
          reference={erased ?? ''}
          call={deskTaskCall(view.id)}
          fields={{ sift: filterQuery }}
          neighbours={neighbours}
          rejected={rejected}
        />
        {refunds.map((form) => (
          <Refund key={form.payment} form={form} view={view} rejected={rejected} />
        ))}
        {kind === 'transfer' && (
          <form className="form" method="post" action={deskTaskCall(view.id)}>
            <Hidden fields={{ action: 'paid-back', sift: filterQuery }} />
            <PaidBackFields today={view.today} rejected={rejected} of={view.id} />
            <p className="acts-row">
              <Submit look="button">Save: paid back</Submit>
              <AndNext view={view}>Save, then the next</AndNext>
            </p>
          </form>
        )}
        <p>
          <a className="action" href={routes.deskPayments}>
            Payments
          </a>
        </p>
      </div>
    </DeskShell>
  );
}

function Refund({
  form,
  view,
  rejected,
}: Omit<Props, 'desk'> & { readonly form: LoneTaskView['refunds'][number] }) {
  // Each payment has the same form: what was rejected is in its own again.
  const own = rejected?.typed.payment === form.payment ? rejected : undefined;
  return (
    <form className="form" method="post" action={deskTaskCall(view.id)} data-fresh="">
      <h2>Refund {form.title}</h2>
      <Hidden fields={{ action: 'refund', payment: form.payment, sift: view.filterQuery }} />
      <RefundFields form={form} rejected={own} of={form.payment} />
      <p className="acts-row">
        <Submit look="button">Refund it</Submit>
        <AndNext view={view}>Refund it, then the next</AndNext>
      </p>
    </form>
  );
}
