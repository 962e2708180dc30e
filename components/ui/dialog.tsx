import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';

interface Props {
  id: string;
  title: string;
  className?: string;
  closeLabel?: string;
  children: ReactNode;
}

/**
 * A modal dialog that opens and closes without a script: see `DialogOpener`. Notifications need a place
 * in it: all else is inert while it is open.
 */
export function Dialog({ id, title, className = '', closeLabel = 'Close', children }: Props) {
  return (
    <dialog
      id={id}
      className={`dialog ${className}`}
      aria-labelledby={`${id}-title`}
      closedby="any"
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          command="close"
          commandfor={id}
          aria-label={closeLabel}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
      <site-notifications role="status" />
    </dialog>
  );
}
