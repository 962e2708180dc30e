'use client';
import { useEffect } from 'react';

/** On a shared computer the next person may press Back: browsers put back what stood in a form. */
export function useLeaveWarning(shared: boolean, empty: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it empties the same form at every render
  useEffect(() => {
    if (!shared) return;
    addEventListener('pagehide', empty);
    return () => removeEventListener('pagehide', empty);
  }, [shared]);
}
