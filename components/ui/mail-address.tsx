/** An address to write to; in a narrow place it breaks before its sign, not before its last letter. */
export function MailAddress({ email }: { readonly email: string }) {
  const at = email.indexOf('@');
  return (
    <a className="inline-block max-w-full" href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}
