import { ContactForm } from '#components/enquiries/contact-form';
import { Island } from '#components/layout/island';
import { Dialog } from '#components/ui/dialog';
import { DialogOpener } from '#components/ui/dialog-opener';
import { Icon } from '#components/ui/icon';
import { type Contacts, supportIn } from '#data/company/contacts';

/** Chat, call, contact: in the page's margin from 768 px up, a row above the footer on phones. It never lies on the page. */
export function SideWidget({ contacts }: { contacts: Contacts }) {
  return (
    <>
      <aside className="side wrap" aria-label="Reach us">
        <div className="side-ways">
          {contacts.chat && (
            <a className="side-item" href={contacts.chat} rel="noopener" target="_blank">
              <Icon name="chat" />
              <span>Chat with us</span>
            </a>
          )}
          <a className="side-item" href={contacts.call}>
            <Icon name="phone" />
            <span>
              Call <span className="max-md:sr-only">{contacts.phone}</span>
            </span>
          </a>
          <DialogOpener dialog="contact" className="side-item">
            <Icon name="mail" />
            <span>Contact Us</span>
          </DialogOpener>
        </div>
      </aside>
      <Dialog id="contact" title="Contact Us">
        <Island
          name="contact"
          of={ContactForm}
          with={{ id: 'contact-dialog', support: supportIn(contacts) }}
        />
      </Dialog>
    </>
  );
}
