import type { ReactNode } from 'react';
import { Logo } from '#components/layout/logo';
import { ThemeToggle } from '#components/layout/theme-toggle';
import { Icon } from '#components/ui/icon';
import { routes } from '#data/addresses/routes';
import type { Contacts } from '#data/company/contacts';

interface Props {
  contacts: Pick<Contacts, 'phone' | 'call' | 'email'>;
  children: ReactNode;
}

export function FormShell({ contacts: { phone, call, email }, children }: Props) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="site-header">
        <div className="wrap bar">
          <Logo />
          <ThemeToggle />
          <a className="icon-button" href={call} aria-label={`Help: call ${phone}`}>
            <Icon name="phone" />
          </a>
          <a className="button low line" href={routes.jobs}>
            Leave
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="wrap form-foot">
        <a href={`mailto:${email}`}>{email}</a>
        <a href={routes.privacy}>Privacy policy</a>
        <a href={routes.terms}>Terms and conditions</a>
      </footer>
      <site-notifications role="status" />
    </>
  );
}
