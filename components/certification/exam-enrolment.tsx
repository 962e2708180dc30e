import { CertificateForm } from '#components/forms/certificate-form';
import { Island } from '#components/layout/island';
import { Dialog } from '#components/ui/dialog';
import { type Contacts, supportIn } from '#lib/shared/company/contacts';

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
