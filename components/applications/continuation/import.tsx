'use client';
import { useEffect, useRef, useState } from 'react';
import type { DraftControls } from '#components/applications/wizard/use-draft';
import {
  canSeal,
  download,
  end,
  linkIn,
  unpack,
  unseal,
} from '#lib/applications/browser/continuation';
import { noteContinuation } from '#lib/applications/browser/continuation-note';
import { online } from '#lib/applications/browser/upload';
import { dayAndHour } from '#lib/platform/values/india';

interface Props {
  /** The fragment of the address. */
  hash: string;
  draft: DraftControls;
  onTaken: (step: number) => void;
  /** The link has done its work, or is not wanted. */
  onSettled: () => void;
}

export default function ContinuationImport({ hash, draft, onTaken, onSettled }: Props) {
  const { status, take } = useContinuationImport(hash, draft, (step) => {
    onTaken(step);
    onSettled();
  });
  const [declined, setDeclined] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message takes the focus when it says something new
  useEffect(() => heading.current?.focus(), [status.is]);
  if (declined) return null;
  const decline = () => {
    setDeclined(true);
    onSettled();
  };
  return (
    <section className="elsewhere-panel" aria-labelledby="arrival">
      <h2 id="arrival" tabIndex={-1} ref={heading}>
        {status.is === 'asking'
          ? 'Which application do you want to continue?'
          : 'Your application from the other phone'}
      </h2>
      <div role="status">
        {status.is === 'fetching' && (
          <p>{status.text ?? 'We are fetching and opening it here …'}</p>
        )}
        {status.is === 'failed' && <p>{status.text}</p>}
        {status.is === 'asking' && (
          <p>
            This browser already has one, last changed on {dayAndHour(status.savedAt)} IST. If you
            use the one from the other phone, it replaces this one, with the resume.
          </p>
        )}
      </div>
      <p className="elsewhere-acts">
        {status.is === 'asking' && (
          <button type="button" className="button" onClick={take}>
            Use the one from the other phone
          </button>
        )}
        {status.is === 'asking' && (
          <button type="button" className="button line" onClick={decline}>
            Keep what is here
          </button>
        )}
        {status.is === 'failed' && status.again && (
          <button type="button" className="button line" onClick={take}>
            Try again
          </button>
        )}
        {status.is === 'failed' && !status.again && (
          <button type="button" className="text-action" onClick={decline}>
            Continue without it
          </button>
        )}
      </p>
    </section>
  );
}

type ImportStatus =
  | { readonly is: 'fetching'; readonly text?: string }
  | { readonly is: 'asking'; readonly savedAt: number }
  | { readonly is: 'failed'; readonly text: string; readonly again?: true };

const weekMs = 7 * 24 * 60 * 60 * 1000;

const texts = {
  cut: 'This link is incomplete: its end is cut off. Open it again from the message, or copy the whole link. Nothing is lost on the other phone.',
  ended:
    'This link has expired: it was used or deleted, or is older than seven days. On the phone where you started, open the application and make a new link; what you typed is still there.',
  wrong:
    'This link does not open your application because some of its letters are wrong. Copy it again from the other phone. Nothing is lost there.',
  unsealed:
    'This browser cannot open it. Please use a newer browser, or continue on the phone where you began.',
  lost: 'The connection was lost. Your application is safe: please try again.',
  busy: 'Many applications are being fetched just now. Yours will come in a moment: keep this page open.',
  stillBusy:
    'Too many applications are being fetched just now. Yours is safe: please try again in a minute.',
  often:
    'Too many applications were fetched today from your network. Yours is safe: please try again tomorrow, or on mobile data.',
  offline: 'You are offline. It will continue by itself when the connection is back.',
} as const;

function useContinuationImport(
  hash: string,
  draft: DraftControls,
  onTaken: (step: number) => void,
) {
  const [status, setStatus] = useState<ImportStatus>({ is: 'fetching' });
  const importedHash = useRef('');

  async function take(): Promise<void> {
    const link = linkIn(hash);
    if (!link) return;
    if (link === 'cut') return setStatus({ is: 'failed', text: texts.cut });
    if (!canSeal()) return setStatus({ is: 'failed', text: texts.unsealed });
    setStatus({ is: 'fetching' });
    const bytes = await fetchWhole(link.id, (why) =>
      setStatus({ is: 'fetching', text: texts[why] }),
    );
    if (bytes === 404) return setStatus({ is: 'failed', text: texts.ended });
    if (typeof bytes === 'number') {
      const text = bytes === 503 ? texts.stillBusy : bytes === 429 ? texts.often : texts.lost;
      return setStatus({ is: 'failed', text, again: true });
    }
    const plain = await unseal(bytes, link.key);
    const bundle = plain && unpack(plain);
    if (!bundle) return setStatus({ is: 'failed', text: texts.wrong });
    const isSaved = await draft.takeOver(bundle);
    const application = bundle.draft.key;
    const until = Date.now() + weekMs;
    noteContinuation({ id: link.id, role: 'to', application, until }, isSaved);
    // Where this browser keeps nothing, it waits with us until it is sent: a reload finds it again.
    if (isSaved) void end(link.id, 'taken');
    onTaken(bundle.draft.step);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each link is opened once
  useEffect(() => {
    if (importedHash.current === hash) return;
    importedHash.current = hash;
    const here = draft.stored();
    if (here && linkIn(hash) !== 'cut') setStatus({ is: 'asking', savedAt: here.savedAt });
    else void take();
  }, [hash]);

  return { status, take };
}

/** Once more by itself when the connection is back. */
async function fetchWhole(id: string, onWait: (why: 'offline' | 'busy') => void) {
  for (;;) {
    const bytes = await download(id, () => onWait('busy'));
    if (bytes !== 0 || navigator.onLine) return bytes;
    onWait('offline');
    await online();
  }
}
