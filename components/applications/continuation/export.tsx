'use client';
import { useEffect, useRef, useState } from 'react';
import { quarterOf, UploadProgress } from '#components/applications/upload-progress';
import type { DraftControls } from '#components/applications/wizard/use-draft';
import { QrCode } from '#components/certificates/qr-code';
import { WhatsAppLink } from '#components/site/share';
import {
  canSeal,
  continuationLink,
  end,
  pack,
  seal,
  sendSealed,
  stateOf,
} from '#lib/applications/browser/continuation';
import { noteContinuation, readContinuation } from '#lib/applications/browser/continuation-note';
import { randomId } from '#lib/platform/browser/random-id';
import { dayAndHour } from '#lib/platform/values/india';

interface Props {
  step: number;
  draft: DraftControls;
  /** Asked for just now; otherwise the state of what was sent earlier is shown. */
  fresh: boolean;
}

export default function ContinuationExport({ step, draft, fresh }: Props) {
  const { status, send, remove } = useContinuationExport(draft, step, fresh);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  if (status.is === 'none') return null;
  return (
    <section className="elsewhere-panel" aria-labelledby="elsewhere">
      <h3 id="elsewhere" tabIndex={-1} ref={heading}>
        Continue on another phone
      </h3>
      {status.is === 'sending' && (
        <UploadProgress text={sendingText(status, status.percent)} percent={status.percent} />
      )}
      <div role="status">
        {status.is === 'sending' && (
          <p className="sr-only">{sendingText(status, quarterOf(status.percent))}</p>
        )}
        {status.is === 'failed' && <p>{status.text} What you typed is still here.</p>}
        {status.is === 'waiting' && (
          <p>
            {status.link
              ? 'It is ready: open this link on the other phone.'
              : 'You have made a link to this application. It has not been opened yet.'}{' '}
            It works only once, until {dayAndHour(status.until)} IST, and opens where you are now,
            with your resume.
          </p>
        )}
        {status.is === 'taken' && (
          <p>
            Your other phone has it now, and we have deleted our copy. What you typed also stays in
            this browser until you send or delete it.
          </p>
        )}
        {status.is === 'sent' && (
          <p>
            <b>Your application has been sent from your other phone.</b> Nothing more to do here;
            you can delete what this browser still keeps.
          </p>
        )}
        {status.is === 'deleted' && (
          <p>The link is deleted and no longer works. What you typed is still here.</p>
        )}
        {status.is === 'ended' && (
          <p>The link has expired: its seven days are over. What you typed is still here.</p>
        )}
      </div>
      {status.is === 'waiting' && status.link && <ContinueLink link={status.link} />}
      {status.is === 'waiting' && status.link && draft.savedAt !== undefined && (
        <p className="small">
          Encrypted in this browser: only someone with the link can read it; we cannot. Send it only
          to yourself.
        </p>
      )}
      <p className="elsewhere-acts">
        {status.is === 'waiting' && (
          <button type="button" className="text-action" onClick={remove}>
            Delete it
          </button>
        )}
        {status.is !== 'sending' &&
          status.is !== 'sent' &&
          !(status.is === 'waiting' && status.link) && (
            <button type="button" className="text-action" onClick={send}>
              {status.is === 'failed' ? 'Try again' : 'Make a new link'}
            </button>
          )}
      </p>
    </section>
  );
}

const sendingText = ({ text }: { readonly text?: string }, percent: number) =>
  text ?? `Encrypted here, on its way: ${percent}%. Keep this page open.`;

function ContinueLink({ link }: { link: string }) {
  const [copied, setCopied] = useState('');
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('Copied.');
    } catch {
      setCopied('Please copy it by hand.');
    }
  };
  // Closing the share sheet is not an error.
  const share = () =>
    navigator.share({ title: 'My job application', url: link }).catch(() => undefined);
  return (
    <div className="elsewhere-link">
      <div className="elsewhere-code">
        <QrCode text={link} label="QR code for the other phone" />
        <p className="small">Point the camera of the other phone at it.</p>
      </div>
      <div className="elsewhere-ways">
        <div className="field">
          <label htmlFor="elsewhere-link">Link</label>
          <input
            id="elsewhere-link"
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
        <p>
          <button type="button" className="button line low" onClick={copy}>
            Copy link
          </button>
          <WhatsAppLink text="Continue my application here:" url={link} />
          {canShare && (
            <button type="button" className="button line low" onClick={share}>
              Share
            </button>
          )}
        </p>
        <p className="small" role="status">
          {copied}
        </p>
      </div>
    </div>
  );
}

type ContinuationStatus =
  | { readonly is: 'none' | 'taken' | 'sent' | 'ended' }
  | { readonly is: 'deleted'; readonly step: number }
  | { readonly is: 'sending'; readonly percent: number; readonly text?: string }
  | { readonly is: 'failed'; readonly text: string }
  | { readonly is: 'waiting'; readonly until: number; readonly link?: string };

const mostBytes = 7 * 1024 * 1024;
/** How often the first phone asks what became of it, while it is looked at. */
const pollMs = 10_000;

const waits = {
  offline:
    'You are offline. It will continue by itself when the connection is back: keep this page open.',
  unreachable: 'The connection was lost. We are trying again: keep this page open.',
  unavailable: 'We cannot save it just now. We are trying again: keep this page open.',
} as const;

const unsealed =
  'This browser cannot encrypt on this page, so nothing was sent. Please use a newer browser.';

/** The states from the click to the final result. */
function useContinuationExport(draft: DraftControls, step: number, fresh: boolean) {
  const [status, setStatus] = useState<ContinuationStatus>({ is: 'none' });
  const hasStarted = useRef(false);
  const id = useRef<string>(undefined);
  const isWaiting = status.is === 'waiting' || status.is === 'taken';

  async function send(): Promise<void> {
    if (!canSeal()) return setStatus({ is: 'failed', text: unsealed });
    setStatus({ is: 'sending', percent: 0 });
    const before = readContinuation(Date.now());
    const bundle = draft.bundle(step);
    const sealed = await seal(await pack(bundle));
    if (sealed.bytes.length > mostBytes) return setStatus({ is: 'failed', text: failureText(413) });
    const saved = await sendSealed({
      bytes: sealed.bytes,
      key: randomId(),
      onProgress: (percent) => setStatus({ is: 'sending', percent }),
      onWait: (why) => setStatus({ is: 'sending', percent: 0, text: waits[why] }),
    });
    if (typeof saved === 'number') return setStatus({ is: 'failed', text: failureText(saved) });
    // The one before it would be there for nothing.
    if (before?.role === 'from') void end(before.id, 'deleted');
    const until = Date.parse(saved.expires);
    id.current = saved.id;
    const application = bundle.draft.key;
    noteContinuation({ id: saved.id, role: 'from', application, until }, !draft.shared);
    const link = continuationLink(location.origin, { id: saved.id, key: sealed.key });
    setStatus({ is: 'waiting', until, link });
  }

  async function remove(): Promise<void> {
    if (!id.current || !(await end(id.current, 'deleted'))) {
      return setStatus({ is: 'failed', text: 'It could not be deleted just now.' });
    }
    noteContinuation(undefined, true);
    setStatus({ is: 'deleted', step });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the export runs once, when somebody asked for it
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    if (fresh) {
      void send();
      return;
    }
    const note = readContinuation(Date.now());
    if (note?.role !== 'from') return;
    id.current = note.id;
    setStatus({ is: 'waiting', until: note.until });
  }, []);

  useEffect(() => {
    if (!isWaiting) return;
    const look = async () => {
      if (document.hidden || !id.current) return;
      const state = await stateOf(id.current);
      if (state === 'taken' || state === 'sent') setStatus({ is: state });
      if (state === 'ended' || state === 'deleted') {
        noteContinuation(undefined, true);
        setStatus({ is: 'ended' });
      }
      if (state === 'sent') noteContinuation(undefined, true);
    };
    void look();
    const timer = setInterval(look, pollMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWaiting]);

  // A deletion is confirmed where it was done, not at each step after it.
  const isPast = status.is === 'deleted' && status.step !== step;
  return { status: isPast ? ({ is: 'none' } as const) : status, send, remove };
}

function failureText(status: number): string {
  if (status === 413) return 'It is more than 7 MB: choose a smaller resume in step 11.';
  if (status === 429)
    return 'You have made twenty links today. Please continue here, or try tomorrow.';
  if (status === 503) return 'We have no space for it just now. Please try again in a few minutes.';
  if (status === 0) return 'We could not be reached. Check your connection and try again.';
  return `It could not be sent (${status}).`;
}
