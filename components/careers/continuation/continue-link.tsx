'use client';
import { useEffect, useState } from 'react';
import { QrCode } from '#components/certificates/qr-code';
import { WhatsAppLink } from '#components/share/whatsapp-link';

/** The ways to pass the link on. */
export function ContinueLink({ link }: { link: string }) {
  const [copied, setCopied] = useState('');
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied('Copied.'),
      () => setCopied('Please copy it by hand.'),
    );
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
