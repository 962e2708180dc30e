import type { ReactNode } from 'react';
import { routes } from '#lib/routes';

interface Props {
  /** Whether somebody under 18 may be who it is about. */
  minors?: boolean;
  children?: ReactNode;
}

/** Stands above the first personal field of every form: what, why, how long, how to withdraw (DPDP Act 2023, section 5). */
export function Notice({ minors, children }: Props) {
  return (
    <p className="notice">
      {children ??
        'We use these details to answer you by phone or e-mail, and keep them for at most a year after our last contact.'}{' '}
      {minors && 'If you are under 18, a parent or guardian fills this in. '}
      You can withdraw at any time:{' '}
      <a href={`${routes.privacy}#your-data`}>how we keep your data</a>.
    </p>
  );
}
