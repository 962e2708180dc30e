'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import type {} from '#lib/head/page-api';

/** Last child of <body>, and of any boundary that holds fields: React lives up to here. */
export function HydrationReady() {
  const [, flushEffects] = useState(false);
  useLayoutEffect(() => {
    window.hoa?.hydration.restore();
    // An update in a layout effect makes React run the effects of this commit in the same task:
    // nothing can be typed between the commit and the replay.
    flushEffects(true);
  }, []);
  useEffect(() => window.hoa?.hydration.replay(), []);
  return null;
}
