import { routes } from '#lib/shared/addresses/routes';

/** Beside a form: where the four steps after it stand with their dates. */
export function AfterSendingLink() {
  return (
    <p className="small mt-3">
      <a href={`${routes.contactUs}#after`}>
        What happens after you send it, and what we never ask
      </a>
    </p>
  );
}
