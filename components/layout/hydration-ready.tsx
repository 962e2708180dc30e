'use client';
import { useEffect, useLayoutEffect, useState } from 'react';
import { afterRedraw, beforeRedraw } from '#lib/browser/hydration/redraw';
import type {} from '#lib/platform/browser/page-api';

/** Last in what React brings alive: one island, or the whole <body> of a page as Next makes it. */
export function HydrationReady({ island }: { island?: HTMLElement }) {
  const [, flushEffects] = useState(false);
  // React may be about to render all this in new elements: it renders the last component just before it does.
  if ('document' in globalThis) beforeRedraw(island);
  useLayoutEffect(() => {
    afterRedraw(island);
    // An update in a layout effect makes React run the effects of this commit in the same task:
    // nothing can be typed between the commit and the replay.
    flushEffects(true);
  }, [island]);
  useEffect(() => {
    window.hoa?.hydration.replay(island);
    // A part of its own: what translates a page later on is borne with a moment after React lives.
    void import('#lib/browser/hydration/foreign-nodes').then((part) => part.tolerateForeignNodes());
  }, [island]);
  return null;
}
