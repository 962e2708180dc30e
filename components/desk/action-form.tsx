/** One thing that a member did, as a line that opens, and what the letters to choose from are. */
import type { ReactNode } from 'react';
import { Hidden } from '#components/desk/parts';
import type { RejectedAction } from '#lib/server/desk/enquiry/action-result';
import type { EnquiryView } from '#lib/server/desk/enquiry/enquiry-view';
import { deskEnquiryCall } from '#lib/shared/addresses/desk-routes';
import { routes } from '#lib/shared/addresses/routes';

export interface ActionProps {
  readonly view: EnquiryView;
  readonly rejected?: RejectedAction | undefined;
}

export function ActionForm({
  name,
  title,
  view,
  rejected,
  before,
  children,
}: ActionProps & { name: string; title: string; before?: ReactNode; children: ReactNode }) {
  return (
    <details name="act" id={`act-${name}`} open={rejected?.action === name || undefined}>
      <summary>{title}</summary>
      {before}
      <form className="answer form" method="post" action={deskEnquiryCall(view.reference)}>
        <Hidden fields={{ action: name, version: view.version, sift: view.sift }} />
        {children}
      </form>
    </details>
  );
}

export function Templates({ view }: { view: EnquiryView }) {
  const canMail = view.templates.some(({ href }) => href);
  return (
    <div className="answer">
      <p>
        {canMail
          ? 'Opens your mail program with the text; the reference is in the subject.'
          : 'There is no e-mail address to write to. Write on WhatsApp or by post, then note it here.'}
      </p>
      <ul className="templates">
        {view.templates.map(({ title, sub, href, whatsApp }) => (
          <li key={`${title} ${sub}`}>
            {href ? (
              <a className="text-link" href={href}>
                {title}
              </a>
            ) : (
              <span>{title}</span>
            )}
            {whatsApp && (
              <>
                {' '}
                <a className="text-link" href={whatsApp} rel="noreferrer">
                  WhatsApp<span className="sr-only">: {title}</span>
                </a>
              </>
            )}
            <span className="sub">{sub}</span>
          </li>
        ))}
      </ul>
      <p>
        <a className="action" href={routes.deskTemplates}>
          Write and change templates
        </a>
      </p>
    </div>
  );
}

/** What to say on the phone, while it is said: the words that staff wrote for this kind. */
export function Guides({ view }: { view: EnquiryView }) {
  return view.templates.map(
    ({ title, sub, text }) =>
      text && (
        <details key={`${title} ${sub}`} className="more-rows">
          <summary>
            Guide: {title}, {sub}
          </summary>
          <p className="template-text">{text}</p>
        </details>
      ),
  );
}
