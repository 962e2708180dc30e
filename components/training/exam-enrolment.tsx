import { CertificateForm } from '#components/forms/certificate-form';
import { Dialog } from '#components/ui/dialog';
import type { Contacts } from '#lib/contacts';

export const enrolmentDialog = 'enrolment';

export function ExamEnrolment({ contacts }: { contacts: Contacts }) {
  const { phone, call, email } = contacts;
  return (
    <Dialog id={enrolmentDialog} title="Exam Enrollment">
      <CertificateForm id="enrolment-form" support={{ phone, call, email }} />
    </Dialog>
  );
}
