/** Signing in: what to type, and what to do when a link is over. */

import type { ReactNode } from 'react';
import { Entrance } from '#components/desk/entrance';
import { Submit } from '#components/desk/parts';
import { Input } from '#components/ui/plain-field';
import { deskCalls } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';

export function Leaf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="leaf">
      <span className="leaf-margin" aria-hidden="true" />
      <h1>{title}</h1>
      {children}
    </section>
  );
}

function EmailForm({ back, button, error }: { back: string; button: string; error?: boolean }) {
  return (
    <form className="form" method="post" action={deskCalls.signIn}>
      <input type="hidden" name="to" value={back} />
      <Input
        id="email"
        name="email"
        label="Work e-mail"
        type="email"
        autoComplete="email"
        required
        error={error ? 'Please type your work e-mail address' : undefined}
      />
      <Submit look="button">{button}</Submit>
    </form>
  );
}

export function SignInPage({
  back,
  phone,
  error = false,
}: {
  back: string;
  phone: { readonly text: string; readonly href: string };
  error?: boolean;
}) {
  return (
    <Entrance state="ask">
      <Leaf title="Sign in to the desk">
        <p>
          For the staff of HOA. There is no password: we will send a link and a code to your work
          address.
        </p>
        <EmailForm back={back} button="Send me a link and a code" error={error} />
      </Leaf>
      <div className="small">
        Looking for your own enquiry? Open the link in the receipt we sent you, or call{' '}
        <a href={phone.href}>{phone.text}</a>.
      </div>
    </Entrance>
  );
}

export function SpentPage() {
  return (
    <Entrance state="spent">
      <Leaf title="This link was already used">
        <p>
          It was used before, or its ten minutes are over. This is for safety: nobody who finds an
          old link can sign in.
        </p>
        <EmailForm back={routes.desk} button="Send me a new one" />
      </Leaf>
    </Entrance>
  );
}
