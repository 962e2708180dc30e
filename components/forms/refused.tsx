/** What was wrong with a form that was sent without a script, and the form again: HTML whose writer escapes what was typed. */
export function Refused({ html = '' }: { html?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: of lib/server/intake/error-page.ts and payments/payment-error-page.ts
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
