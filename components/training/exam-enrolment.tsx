import { CertificateForm } from '#components/forms/certificate-form';
import { Dialog } from '#components/ui/dialog';
import type { Contacts } from '#lib/contacts';

export const enrolmentDialog = 'enrolment';

interface Props {
  contacts: Contacts;
  /** Said while the cart holds no module. */
  empty?: string;
}

export function ExamEnrolment({ contacts, empty }: Props) {
  const { phone, call, email } = contacts;
  return (
    <Dialog id={enrolmentDialog} title="Exam Enrollment">
      <CertificateForm id="enrolment-form" support={{ phone, call, email }} empty={empty} />
    </Dialog>
  );
}
