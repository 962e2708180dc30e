import type { ReactNode } from 'react';

interface Props {
  title: string;
  lede: ReactNode;
  children?: ReactNode;
  scene: ReactNode;
}

/** The head of a page with a scene beside it, which is below it on a phone. */
export function SceneHead({ title, lede, children, scene }: Props) {
  return (
    <div className="wrap scene-head">
      <div>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        {children}
      </div>
      {scene}
    </div>
  );
}
