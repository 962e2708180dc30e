/** A refusal is a value: the status, the words, and which fields are wrong. contract: Statuses. */
export interface HttpError {
  readonly status:
    | 400
    | 401
    | 403
    | 404
    | 405
    | 409
    | 410
    | 413
    | 415
    | 422
    | 429
    | 500
    | 502
    | 503;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
}

export type Result<T> = { readonly ok: T } | { readonly refused: HttpError };

export const httpError = (
  status: HttpError['status'],
  message: string,
  more: Pick<HttpError, 'errors' | 'retryAfterSeconds'> = {},
): { readonly refused: HttpError } => ({ refused: { status, message, ...more } });
