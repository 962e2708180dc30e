'use client';
import { type ComponentType, useEffect, useState } from 'react';

interface Loaded<Props> {
  readonly Part: ComponentType<Props> | undefined;
  /** The line is away: it is tried again as soon as it is back. */
  readonly failed: boolean;
}

/** A part of the page that comes when it is wanted; a lost line must not take the form along. `load` outlives the render. */
export function useLoaded<Props>(
  wanted: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
): Loaded<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || Part) return;
    const bring = () =>
      load().then(
        ({ default: part }) => setPart(() => part),
        () => setFailed(true),
      );
    void bring();
    addEventListener('online', bring);
    return () => removeEventListener('online', bring);
  }, [wanted, Part, load]);
  return { Part, failed: failed && !Part };
}
