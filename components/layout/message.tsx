import type { PageMessage } from '#lib/server/http/page-view';

export function Message({ heading, text, language, ways }: PageMessage) {
  return (
    <div className="wrap pt-10 pb-16 md:pt-16" lang={language}>
      <h1>{heading}</h1>
      <p className="lede mt-4">{text}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        {ways.map(({ href, label, isFirst }) => (
          <a key={href} className={isFirst ? 'button' : 'button line'} href={href}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

/** What was wrong with a form that was sent without a script, and the form again: HTML whose writer escapes what was typed. */
export function Refused({ html = '' }: { html?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: of lib/server/intake/views.ts and payments/payment-error-page.ts
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
