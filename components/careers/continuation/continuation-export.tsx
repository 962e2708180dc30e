'use client';
import { useEffect, useRef, useState } from 'react';
import { useContinuationExport } from '#components/careers/continuation/use-continuation-export';
import { quarterOf, UploadProgress } from '#components/careers/upload-progress';
import type { DraftControls } from '#components/careers/wizard/use-draft';
import { QrCode } from '#components/certificates/qr-code';
import { WhatsAppLink } from '#components/share/whatsapp-link';
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
              : 'You have made a link to what you typed here. It has not been opened yet.'}{' '}
            It works once, until {dayAndHour(status.until)} IST, and goes on where you are now,
            resume and all.
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
            <b>Your application was sent from your other phone.</b> There is nothing left to do
            here; you can delete what this browser still keeps.
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

const sendingText = ({ text }: { readonly text?: string }, percent: number) =>
  text ?? `Encrypted here, on its way: ${percent}%. Keep this page open.`;

/** The ways to pass the link on. */
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
  // Who closes the sheet has changed their mind: nothing went wrong.
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
          <WhatsAppLink text="Go on with my application here:" url={link} />
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
