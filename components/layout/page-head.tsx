import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** The language of the title only. */
  lang?: string | undefined;
  lede?: ReactNode;
  children?: ReactNode;
}

export function PageHead({ title, lang, lede, children }: Props) {
  return (
    <div className="wrap pt-10 pb-9 md:pt-16 md:pb-12">
      <h1 className="max-w-[15.5em]" lang={lang}>
        {title}
      </h1>
      {lede && <p className="lede mt-4">{lede}</p>}
      {children && <div className="mt-6">{children}</div>}
    </div>
  );
}
