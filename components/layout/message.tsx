import type { PageMessage } from '#lib/platform/http/page-view';

export function Message({ heading, text, language, ways }: PageMessage) {
  return (
    <div className="wrap pt-10 pb-16 md:pt-16" lang={language}>
      <h1>{heading}</h1>
      <p className="lede mt-4">{text}</p>
      <Ways ways={ways} />
    </div>
  );
}

/** These links lead on from a message: the first is a filled button. */
export function Ways({ ways }: Pick<PageMessage, 'ways'>) {
  return (
    <p className="mt-7 flex flex-wrap gap-3">
      {ways.map(({ href, label, isFirst }) => (
        <a key={href} className={isFirst ? 'button' : 'button line'} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
