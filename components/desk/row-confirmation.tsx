import type { RowConfirmation as Confirmation } from '#lib/server/desk/words';
import { deskEnquiryPath } from '#lib/shared/addresses/desk-routes';

/** What this member just did with a row that has left the list. */
export function RowConfirmation({ confirmation }: { confirmation: Confirmation | undefined }) {
  if (!confirmation) return null;
  const { text, reference } = confirmation;
  return (
    <div className="wrap lead-lines">
      <div className="said-line" role="status">
        <p>
          {text}{' '}
          {reference && (
            <a className="text-link" href={deskEnquiryPath(reference)}>
              {reference}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
