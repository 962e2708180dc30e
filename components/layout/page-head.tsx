import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** The language of the title only. */
  lang?: string | undefined;
  lede?: ReactNode;
  children?: ReactNode;
  /** A picture beside the heading on wide screens; on a phone the text begins at once. */
  beside?: ReactNode;
}

export function PageHead({ title, lang, lede, children, beside }: Props) {
  return (
    <div className="wrap items-center justify-between gap-16 pt-7 pb-8 md:pt-14 md:pb-12 lg:flex">
      <div>
        <h1 className="max-w-[15.5em]" lang={lang}>
          {title}
        </h1>
        {lede && <p className="lede mt-4">{lede}</p>}
        {children && <div className="mt-6">{children}</div>}
      </div>
      {beside && <div className="hidden w-80 flex-none lg:block">{beside}</div>}
    </div>
  );
}
