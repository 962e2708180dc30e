'use client';
import { type ComponentType, useEffect, useState } from 'react';
import type { DraftControls } from '#components/applications/wizard/use-draft';
import { continuationMark } from '#data/addresses/routes';
import { readContinuation } from '#lib/applications/browser/continuation-note';

// Most people never use either: each part comes when somebody does.
const loadImport = () => import('#components/applications/continuation/import');
const loadExport = () => import('#components/applications/continuation/export');

interface Props {
  draft: DraftControls;
  onTaken: (step: number) => void;
}

export function ContinuationArrival({ draft, onTaken }: Props) {
  const [hash, setHash] = useState('');
  useEffect(() => {
    const look = () => setHash(location.hash);
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  const brought = hash.startsWith(`#${continuationMark}`);
  const { Part: ContinuationImport, failed } = useLazyComponent(brought, loadImport);
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

interface ContinuationOfferProps {
  step: number;
  draft: DraftControls;
  busy: boolean;
}

export function ContinuationOffer({ step, draft, busy }: ContinuationOfferProps) {
  const [asked, setAsked] = useState(false);
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(readContinuation(Date.now())?.role === 'from'), []);
  const { Part: ContinuationExport, failed } = useLazyComponent(asked || known, loadExport);
  return (
    <div className="elsewhere">
      {step > 1 && !asked && (
        <p>
          <button
            type="button"
            className="text-action"
            disabled={busy}
            onClick={() => setAsked(true)}
          >
            Continue on another phone
          </button>
        </p>
      )}
      {ContinuationExport && (
        <ContinuationExport key={String(asked)} step={step} draft={draft} fresh={asked} />
      )}
      {asked && !ContinuationExport && (
        <p role="status">
          {failed
            ? 'You are offline. It will continue by itself when the connection is back; what you typed is still here.'
            : 'One moment …'}
        </p>
      )}
    </div>
  );
}

interface LazyComponent<Props> {
  readonly Part: ComponentType<Props> | undefined;
  /** The line is away: it is tried again as soon as it is back. */
  readonly failed: boolean;
}

/** A part of the page that comes when it is wanted; a lost line must not take the form along. `load` outlives the render. */
function useLazyComponent<Props>(
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
