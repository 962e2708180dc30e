import { ContactForm } from '#components/forms/contact-form';
import { Section } from '#components/ui/section';
import { contactPromise } from '#data/site';
import type { Contacts } from '#lib/contacts';

export function ContactSection({ contacts }: { contacts: Contacts }) {
  return (
    <Section title="Write to us" className="quiet grid gap-x-16 gap-y-9 lg:grid-cols-2">
      <div>
        <p className="lede">{contactPromise}</p>
        <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
          <div>
            <dt className="small">Phone</dt>
            <dd>
              <a href={contacts.call}>{contacts.phone}</a>
            </dd>
          </div>
          <div>
            <dt className="small">E-mail</dt>
            <dd>
              <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
            </dd>
          </div>
        </dl>
      </div>
      <ContactForm id="contact-page" support={contacts} />
    </Section>
  );
}
