'use client';
import { usePathname } from 'next/navigation';
import { EmployerForm } from '#components/forms/employer-form';
import { Dialog } from '#components/ui/dialog';
import { DialogOpener } from '#components/ui/dialog-opener';
import type { Contacts } from '#lib/contacts';
import { routes } from '#lib/routes';

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

export function PostJobDialog({
  support,
}: {
  support: Pick<Contacts, 'phone' | 'call' | 'email'>;
}) {
  if (!useElsewhere()) return null;
  return (
    <Dialog id={dialog} title="Employer / Post Job: ask for accountants">
      <EmployerForm id="employer-dialog" support={support} />
    </Dialog>
  );
}
