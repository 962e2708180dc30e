/** What was wrong with a payment that was sent without a script: HTML whose writer escapes what was typed. */
export function Refused({ html = '' }: { html?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: of lib/server/payments/payment-error-page.ts
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
