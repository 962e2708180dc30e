/** How one enquiry stands, and what its sender can change; nothing that was typed is on it. */
import { ChangeForms, type Confirmation, type Rejected } from '#components/accounts/change-forms';
import {
  Days,
  History,
  isToCome,
  ReachUs,
  SessionVoucher,
  Voucher,
} from '#components/accounts/enquiry-parts';
import { PageHead } from '#components/layout/page-head';
import { Payment } from '#components/payments/pay-request';
import { Placement } from '#components/placement/candidate-page';
import { VisitorExams } from '#components/practice/visitor-exams';
import { withdrawPath } from '#data/addresses/token-routes';
import type { Contacts } from '#data/company/contacts';
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

/** A post that is under way is what the page is about, or what is to be paid; else the enquiry is. */
export function headingOf({ placements, payment, status }: VisitorView): {
  readonly title: string;
  readonly text: string;
} {
  const [first] = placements;
  if (first && headlines.includes(first.status)) return first;
  return payment?.heading ?? status;
}

export function EnquiryPage({ view, contacts, confirmation, rejected }: Props) {
  const { status, noun, payment } = view;
  const heading = headingOf(view);
  return (
    <>
      <PageHead title={heading.title} lede={heading.text} />
      {payment && rejected?.typed && (
        <div className="wrap slips">
          <Summary rejected={rejected} />
        </div>
      )}
      {payment && (
        <Payment
          payment={payment}
          token={view.token}
          errors={rejected?.typed ? rejected.errors : {}}
          typed={rejected?.typed ?? {}}
        />
      )}
      <div className="wrap mine">
        <div className="mine-main">
          {rejected && !(payment && rejected.typed) && <Summary rejected={rejected} />}
          {view.placements.map((each, index) => (
            <Placement
              key={each.vacancy}
              token={view.token}
              view={each}
              rejected={rejected}
              said={index === 0 ? placementSaid(confirmation) : undefined}
              isFirst={heading === each}
            />
          ))}
          <VisitorExams exams={view.exams} />
          {view.session && <SessionVoucher session={view.session} />}
          <Voucher view={view} />
          {view.days.length > 0 && isToCome(status) && <Days days={view.days} />}
          <ChangeForms
            view={view}
            rejected={rejected}
            confirmation={
              view.placements.length > 0 && placementSaid(confirmation) ? undefined : confirmation
            }
          />
        </div>
        <div className="mine-side">
          <section aria-labelledby="so-far">
            <h2 id="so-far">What happened so far</h2>
            <History lines={view.history} />
          </section>
          <ReachUs contacts={contacts} reference={view.reference} kind={view.kind} />
          <section aria-labelledby="yours">
            <h2 id="yours">What is yours</h2>
            <div className="accordion">
              <details>
                <summary>What you sent us</summary>
                <div className="answer">
                  <p>
                    We do not show it here, in case somebody else gets this link. Ask us, and we
                    will send you a copy.
                  </p>
                </div>
              </details>
              <details open>
                <summary>Withdraw and erase</summary>
                <div className="answer">
                  <p>
                    We stop at once and erase your answers{view.hasResume && ' and your resume'}.
                    You need not give a reason. If you do nothing, we erase all of it{' '}
                    {view.retentionDays === 365 ? 'a year' : `${view.retentionDays} days`} after our
                    last contact.
                  </p>
                  <p>
                    <a className="button line" href={withdrawPath(view.token)}>
                      Withdraw this {noun}
                    </a>
                  </p>
                </div>
              </details>
            </div>
          </section>
        </div>
      </div>
    </>
  );
}

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
