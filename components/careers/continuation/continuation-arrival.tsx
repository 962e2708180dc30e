'use client';
import { useEffect, useState } from 'react';
import type { DraftControls } from '#components/careers/wizard/use-draft';
import { useLazyComponent } from '#components/careers/wizard/use-lazy-component';
import { continuationMark } from '#lib/shared/addresses/routes';

// Most people never come by such a link: it comes when somebody does.
const load = () => import('#components/careers/continuation/continuation-import');

interface Props {
  draft: DraftControls;
  onTaken: (step: number) => void;
}

/** Stands above the steps where the address brings an application from another phone. */
export function ContinuationArrival({ draft, onTaken }: Props) {
  const [hash, setHash] = useState('');
  useEffect(() => {
    const look = () => setHash(location.hash);
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  const brought = hash.startsWith(`#${continuationMark}`);
  const { Part: ContinuationImport, failed } = useLazyComponent(brought, load);
  if (!brought) return null;
  const settled = () => {
    history.replaceState(history.state, '', location.pathname + location.search);
    setHash('');
  };
  if (ContinuationImport) {
    return <ContinuationImport hash={hash} draft={draft} onTaken={onTaken} onSettled={settled} />;
  }
  return (
    <p className="restored" role="status">
      {failed
        ? 'The connection was lost before we could fetch your application. It is safe: open the link again when you are online.'
        : 'One moment …'}
    </p>
  );
}
