'use client';
import { usePathname } from 'next/navigation';
import { Island } from '#components/layout/island';
import { EmployerForm } from '#components/placement/employer-form';
import { Dialog } from '#components/ui/dialog';
import { DialogOpener } from '#components/ui/dialog-opener';
import { routes } from '#data/addresses/routes';
import { type Support, supportIn } from '#data/company/contacts';

const dialog = 'post-job';

/** The page of the form itself needs no second one (contract: R31). */
const useElsewhere = () => usePathname() !== routes.employee;

export function PostJobOpener({ className }: { className: string }) {
  if (!useElsewhere()) return null;
  return (
    <DialogOpener dialog={dialog} className={className}>
      Ask for accountants
    </DialogOpener>
  );
}

export function PostJobDialog({ support }: { support: Support }) {
  if (!useElsewhere()) return null;
  return (
    <Dialog id={dialog} title="Employer / Post Job: ask for accountants">
      <Island
        name="employer"
        of={EmployerForm}
        with={{ id: 'employer-dialog', support: supportIn(support) }}
      />
    </Dialog>
  );
}
