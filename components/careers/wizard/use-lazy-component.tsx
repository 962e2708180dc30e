'use client';
import { type ComponentType, useEffect, useState } from 'react';

interface LazyComponent<Props> {
  readonly Part: ComponentType<Props> | undefined;
  /** The line is away: it is tried again as soon as it is back. */
  readonly failed: boolean;
}

/** A part of the page that comes when it is wanted; a lost line must not take the form along. `load` outlives the render. */
export function useLazyComponent<Props>(
  wanted: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || Part) return;
    const fetchPart = () =>
      load().then(
        ({ default: part }) => setPart(() => part),
        () => setFailed(true),
      );
    void fetchPart();
    addEventListener('online', fetchPart);
    return () => removeEventListener('online', fetchPart);
  }, [wanted, Part, load]);
  return { Part, failed: failed && !Part };
}
