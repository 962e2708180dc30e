import { CallbackForm } from '#components/forms/callback-form';
import { successTextOf } from '#components/forms/success-text';
import { Island } from '#components/layout/island';
import { SocialLinks } from '#components/layout/social-links';
import { DialogOpener } from '#components/ui/dialog-opener';
import { Section } from '#components/ui/section';
import { benefits } from '#data/claims';
import { contactPromise } from '#data/site';
import type { Contacts } from '#lib/shared/company/contacts';
import { callback } from '#lib/shared/forms/callback/form';

const success = successTextOf(callback);

export function LetsTalk({ contacts }: { contacts: Contacts }) {
  return (
    <Section
      id="lets-talk"
      title="Let's Talk!"
      className="grid gap-x-16 gap-y-9 lg:grid-cols-2"
      on="leaf"
    >
      <div>
        <ul className="ticks">
          {benefits.map(({ title, meaning }) => (
            <li key={title}>
              {title}{' '}
              {meaning && (
                <span className="inline-block text-[0.9rem]">
                  <a href={meaning}>What these words mean</a>
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-5">
          {contactPromise} Or call <a href={contacts.call}>{contacts.phone}</a> or write to{' '}
          <a href={`mailto:${contacts.email}`}>{contacts.email}</a>, or leave a message.
        </p>
        <DialogOpener dialog="contact" className="button line low mt-3">
          Write a message
        </DialogOpener>
        {contacts.social.length > 0 && <p className="mt-6 mb-1 font-semibold">Follow us</p>}
        <SocialLinks social={contacts.social} />
      </div>
      <Island
        name="callback"
        of={CallbackForm}
        with={{ id: 'callback', submit: 'Get a call back', success }}
      />
    </Section>
  );
}
