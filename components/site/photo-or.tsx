import type { ReactNode } from 'react';
import { type Photograph, photographs } from '#data/photographs';

interface Props {
  of: keyof typeof photographs;
  /** The drawn scene that is here until there is a photograph. */
  children: ReactNode;
}

export function PhotoOr({ of, children }: Props) {
  const { src, alt = '' }: Photograph = photographs[of];
  if (!src) return children;
  return <img className="scene-photo" src={src} alt={alt} width={640} height={480} />;
}
