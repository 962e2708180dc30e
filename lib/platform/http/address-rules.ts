import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { CachedResponse } from '#lib/platform/http/cache/cached-response';
import type { ErrorResponse } from '#lib/platform/http/errors/http-error';

/** Features implement it: lib/start/address-rules.ts. `url` is the address as the request has it, with its query. */
export interface AddressRules {
  /** Why a call is refused before it is read; undefined where it exists and takes the method. */
  rejectApiCall(method: string, path: string): ErrorResponse | undefined;
  /** The page from which a call is posted, as a header can name it. */
  pageOfCall(path: string): string | undefined;
  /** A page that exists with some queries or settings alone, and not with these. `now` in epoch milliseconds. */
  isMissingPage(path: string, url: string, now: number): boolean;
  /** A page that is rendered when it is asked for, and read like one of the build. */
  isListed(path: string): boolean;
  /** Whether a POST to this address is answered with a page. */
  isFormPage(path: string): boolean;
  /** Turns such a POST into a read of the page; false where its body is too long. */
  toResultRead(request: IncomingMessage, path: string): Promise<boolean>;
  /** The page with what the query chooses in it. */
  withChoice(page: CachedResponse, path: string, url: string): CachedResponse;
  /** A page was read: what it will need may be made ready. */
  noteRead(path: string): void;
  /** The page of a refusal needs the place of the form, and the language in which it was filled in. */
  refusal(path: string, headers: IncomingHttpHeaders): Refusal;
}

interface Refusal {
  /** The page of the form. */
  readonly form?: string | undefined;
  /** The words of another language by status; undefined where there are none. */
  local?(status: number): LocalWords | undefined;
}

export interface LocalWords {
  readonly title?: string;
  readonly text?: string;
  readonly language: string;
  /** The label of the link to the form. */
  readonly open: string;
  /** The label of the link to the home page. */
  readonly home: string;
}
