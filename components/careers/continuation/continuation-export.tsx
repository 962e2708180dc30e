'use client';
import { useEffect, useRef } from 'react';
import { ContinueLink } from '#components/careers/continuation/continue-link';
import { useContinuationExport } from '#components/careers/continuation/use-continuation-export';
import type { DraftControls } from '#components/careers/wizard/use-draft';
import { dayAndHour } from '#lib/shared/india';

interface Props {
  step: number;
  draft: DraftControls;
  /** Asked for just now; otherwise what was sent earlier is told of. */
  fresh: boolean;
}

/** What is typed goes to another phone: on its way, waiting there, or taken. */
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
      <div role="status">
        {status.is === 'sending' && <Sending {...status} />}
        {status.is === 'failed' && <p>{status.text} What you typed is still here.</p>}
        {status.is === 'waiting' && (
          <p>
            {status.link
              ? 'It is ready: open this link on the other phone.'
              : 'A link to what you typed here still waits to be opened.'}{' '}
            It works once, until {dayAndHour(status.until)} IST, and goes on where you are now,
            resume and all.
          </p>
        )}
        {status.is === 'taken' && (
          <p>
            Your other phone has it now, and nothing of it remains with us. What you typed stays in
            this browser, too, until you send or delete it.
          </p>
        )}
        {status.is === 'sent' && (
          <p>
            <b>Your application was sent from your other phone.</b> There is nothing left to do
            here; you can delete what this browser still keeps.
          </p>
        )}
        {status.is === 'deleted' && (
          <p>The link is deleted and opens nothing any more. What you typed is still here.</p>
        )}
        {status.is === 'ended' && (
          <p>The link has ended: its seven days are over. What you typed is still here.</p>
        )}
      </div>
      {status.is === 'waiting' && status.link && <ContinueLink link={status.link} />}
      {status.is === 'waiting' && status.link && draft.savedAt !== undefined && (
        <p className="small">
          Encrypted in this browser: only someone with the link can read it, and we cannot. Send it
          only to yourself.
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

function Sending({ percent, text }: { percent: number; text?: string }) {
  return (
    <div className="upload">
      <p>{text ?? `Encrypted here, on its way: ${percent}%`}</p>
      <progress max={100} value={percent} aria-label="Upload" />
    </div>
  );
}
