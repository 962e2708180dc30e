import { CertificateForm } from '#components/enquiries/certificate-form';
import { Island } from '#components/layout/island';
import { Dialog } from '#components/ui/dialog';
import { TableHead } from '#components/ui/table-head';
import { levelDetails, stages } from '#data/certification';
import { type Contacts, supportIn } from '#data/company/contacts';
import { levels } from '#data/courses';
import { gstPercent, inRupees, withGst } from '#lib/platform/values/money';

export function Assessment() {
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <ol className="stages">
        {stages.map(({ title, tests, text }) => (
          <li key={title}>
            <h3>
              {title} <span>{tests}</span>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ExamFees />
    </div>
  );
}

function ExamFees() {
  return (
    <table className="ruled exam-fees">
      <TableHead words={['Attempt', 'Fee', `GST ${gstPercent}%`, 'Total']} />
      <tbody>
        <tr>
          <th scope="row">First, any level</th>
          <td colSpan={3}>Free</td>
        </tr>
        {levels.map((level) => {
          const { fee, gst, total } = withGst(levelDetails[level].examFee);
          return (
            <tr key={level}>
              <th scope="row">Second, {level}</th>
              <td>{inRupees(fee)}</td>
              <td>{inRupees(gst)}</td>
              <td>
                <b>{inRupees(total)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export const enrolmentDialog = 'enrolment';

interface Props {
  contacts: Contacts;
  /** Said while the cart holds no module. */
  empty?: string;
}

export function ExamEnrolment({ contacts, empty }: Props) {
  return (
    <Dialog id={enrolmentDialog} title="Exam Enrollment">
      <Island
        name="certificate"
        of={CertificateForm}
        with={{ id: 'enrolment-form', support: supportIn(contacts), empty }}
      />
    </Dialog>
  );
}
