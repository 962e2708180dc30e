/** How one enquiry is, and what its sender can change; nothing that was typed is on it. */
import { ChangeForms, type Confirmation, type Rejected } from '#components/accounts/change-forms';
import {
  Days,
  History,
  isToCome,
  ReachUs,
  SessionVoucher,
  Voucher,
} from '#components/accounts/enquiry-parts';
import { Classes, EnrolledHead, UntilThen } from '#components/accounts/enrolled';
import { PageHead } from '#components/layout/page-head';
import { Payment, PaymentNotices } from '#components/payments/pay-request';
import { Placement } from '#components/placement/candidate-page';
import { VisitorExams } from '#components/practice/visitor-exams';
import { withdrawPath } from '#data/addresses/token-routes';
import type { Contacts } from '#data/company/contacts';
import type { Enrolment } from '#lib/accounts/views/enrolment';
import type { VisitorView } from '#lib/accounts/views/page';
import type { PlacementView } from '#lib/placement/views/candidate';

interface Props {
  readonly view: VisitorView;
  readonly contacts: Contacts;
  readonly confirmation: Confirmation | undefined;
  readonly rejected: Rejected | undefined;
}

const headlines: readonly PlacementView['status'][] =
  'asked again yes invited picked other met hired'.split(' ') as PlacementView['status'][];

/** A post that is under way is what the page is about, else what was paid for, or is to be paid; else the enquiry is. */
export function headingOf({ placements, enrolment, payment, status }: VisitorView): {
  readonly title: string;
  readonly text: string;
} {
  const [first] = placements;
  if (first && headlines.includes(first.status)) return first;
  return enrolment ?? payment?.heading ?? status;
}

export function EnquiryPage(props: Props) {
  const { enrolment } = props.view;
  return enrolment && headingOf(props.view) === enrolment ? (
    <EnrolledPage {...props} enrolment={enrolment} />
  ) : (
    <AskedPage {...props} />
  );
}

/** Nothing was paid, or a post is what the page is about. */
function AskedPage({ view, contacts, confirmation, rejected }: Props) {
  const { status, payment } = view;
  const heading = headingOf(view);
  return (
    <>
      <PageHead title={heading.title} lede={heading.text} />
      <Money view={view} rejected={rejected} />
      <div className="wrap mine">
        <div className="mine-main">
          {rejected && !(payment && rejected.typed) && <Summary rejected={rejected} />}
          <Placements {...{ view, rejected, confirmation, heading }} />
          <VisitorExams exams={view.exams} />
          {view.session && <SessionVoucher session={view.session} />}
          <Voucher view={view} />
          {view.days.length > 0 && isToCome(status) && <Days days={view.days} />}
          <ChangeForms
            view={view}
            rejected={rejected}
            confirmation={ownConfirmation(view, confirmation)}
          />
        </div>
        <div className="mine-side">
          <section aria-labelledby="so-far">
            <h2 id="so-far">What happened so far</h2>
            <History lines={view.history} />
          </section>
          <ReachUs contacts={contacts} reference={view.reference} kind={view.kind} />
          <section aria-labelledby="yours">
            <h2 id="yours">Your data</h2>
            <div className="accordion">
              <details>
                <summary>What you sent us</summary>
                <div className="answer">
                  <WhatYouSent />
                </div>
              </details>
              <details open>
                <summary>Withdraw and erase</summary>
                <div className="answer">
                  <Withdrawal view={view} />
                </div>
              </details>
            </div>
          </section>
        </div>
      </div>
    </>
  );
}

/** First the class and the payments; what is asked for seldom is folded beneath. */
function EnrolledPage({
  view,
  enrolment,
  contacts,
  confirmation,
  rejected,
}: Props & { readonly enrolment: Enrolment }) {
  const { payment } = view;
  const wrongHere = rejected && !(payment && rejected.typed);
  const isWritten = wrongHere || confirmation || view.phoneDoubt ? true : undefined;
  const isOverdue = payment?.isOverdue ?? false;
  const pay = payment?.due && <Money view={view} rejected={rejected} without="notices" />;
  const toPay = payment?.heading?.title;
  return (
    <>
      <EnrolledHead enrolment={enrolment} isOverdue={isOverdue}>
        {isOverdue && (
          <>
            <h2 className="wrap overdue-head">{toPay}</h2>
            {pay}
          </>
        )}
      </EnrolledHead>
      <div className="wrap enrolled">
        <div>
          {wrongHere && <Summary rejected={rejected} />}
          <Placements {...{ view, rejected, confirmation, heading: enrolment }} />
          <Classes enrolment={enrolment} />
          <UntilThen enrolment={enrolment} />
        </div>
        <div className="enrolled-money">
          <section aria-labelledby="payments">
            <h2 id="payments">Your payments</h2>
            {payment && <PaymentNotices payment={payment} token={view.token} />}
          </section>
          {pay && !isOverdue && (
            <details className="pay-later" open={rejected?.typed ? true : undefined}>
              <summary className="button line">{toPay}</summary>
              {pay}
            </details>
          )}
        </div>
        <div className="accordion">
          {enrolment.first && (
            <details>
              <summary>None of these days suit you? Move to another batch</summary>
              <div className="answer">
                <p>
                  Call or write to us: we move your seat to another batch of the same module as long
                  as it has a free seat, and there is nothing more to pay.
                </p>
                <p>
                  <a className="text-link" href={enrolment.first.others}>
                    See the batches
                  </a>
                </p>
              </div>
            </details>
          )}
          <details open={isWritten}>
            <summary>Write to us, or ask for a call</summary>
            <div className="answer">
              <ReachUs contacts={contacts} reference={view.reference} kind={view.kind} />
              <ChangeForms
                view={view}
                rejected={rejected}
                confirmation={ownConfirmation(view, confirmation)}
              />
            </div>
          </details>
          <details>
            <summary>What happened so far</summary>
            <div className="answer">
              <Voucher view={view} />
              <History lines={view.history} />
            </div>
          </details>
          <details>
            <summary>Your data</summary>
            <div className="answer">
              <WhatYouSent />
              <Withdrawal view={view} />
            </div>
          </details>
        </div>
      </div>
    </>
  );
}

function Money({
  view,
  rejected,
  without,
}: Pick<Props, 'view' | 'rejected'> & { readonly without?: 'notices' }) {
  const { payment, token, billing } = view;
  if (!payment) return null;
  return (
    <>
      {rejected?.typed && (
        <div className="wrap slips">
          <Summary rejected={rejected} />
        </div>
      )}
      {!without && payment.notices.length > 0 && (
        <div className="wrap">
          <PaymentNotices payment={payment} token={token} />
        </div>
      )}
      <Payment
        payment={payment}
        token={token}
        errors={rejected?.typed ? rejected.errors : {}}
        typed={rejected?.typed ?? billing}
      />
    </>
  );
}

function Placements({
  view,
  rejected,
  confirmation,
  heading,
}: Pick<Props, 'view' | 'rejected' | 'confirmation'> & { readonly heading: object }) {
  return view.placements.map((each, index) => (
    <Placement
      key={each.vacancy}
      token={view.token}
      view={each}
      rejected={rejected}
      said={index === 0 ? placementSaid(confirmation) : undefined}
      isFirst={heading === each}
    />
  ));
}

const WhatYouSent = () => (
  <p>
    What you wrote is not shown here, in case somebody else gets this link. Ask us, and we will send
    you a copy.
  </p>
);

function Withdrawal({ view: { hasResume, retentionDays, token, noun } }: Pick<Props, 'view'>) {
  const after = retentionDays === 365 ? 'a year' : `${retentionDays} days`;
  return (
    <>
      <p>
        We stop at once and erase your answers{hasResume && ' and your resume'}. You need not give a
        reason. If you do nothing, we erase all of it {after} after our last contact.
      </p>
      <p>
        <a className="button line" href={withdrawPath(token)}>
          Withdraw this {noun}
        </a>
      </p>
    </>
  );
}

/** Placements say it themselves where the answer is theirs. */
const ownConfirmation = ({ placements }: VisitorView, confirmation: Confirmation | undefined) =>
  placements.length > 0 && placementSaid(confirmation) ? undefined : confirmation;

const ownForms: readonly string[] = ['wish', 'phone', 'note'];
const placementSaid = (confirmation: Confirmation | undefined) =>
  confirmation && !ownForms.includes(confirmation.action) ? confirmation.text : undefined;

function Summary({ rejected: { message, errors } }: { rejected: Rejected }) {
  const items = Object.entries(errors);
  return (
    // biome-ignore lint/a11y/noAutofocus: what is wrong is read first
    <div className="summary" role="alert" tabIndex={-1} autoFocus>
      <h2>
        {items.length === 0
          ? message
          : items.length === 1
            ? 'One thing to correct'
            : `${items.length} things to correct`}
      </h2>
      {items.length > 0 && (
        <ul>
          {items.map(([name, error]) => (
            <li key={name}>
              <a href={`#${name}`}>{error}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
