/** One thing that a member did, as a line that opens, and what the letters to choose from are. */
import type { ReactNode } from 'react';
import { Hidden } from '#components/desk/parts';
import type { EnquiryView, RejectedAction } from '#lib/server/desk/enquiry/enquiry-types';
import { deskEnquiryCall } from '#lib/shared/addresses/routes';

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

export const Keep = ({ children }: { children: string }) => (
  <button type="submit" className="button line">
    {children}
  </button>
);

export function Templates({ view }: { view: EnquiryView }) {
  return (
    <div className="answer">
      <p>
        {view.templates.length > 0
          ? 'Opens your mail program with the text; the reference is in the subject.'
          : 'There is no e-mail address that can be written to. Write on WhatsApp or by post, then say so here.'}
      </p>
      {view.templates.length > 0 && (
        <ul className="templates">
          {view.templates.map(({ title, sub, href }) => (
            <li key={title}>
              <a className="text-link" href={href}>
                {title}
              </a>
              <span className="sub">{sub}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
