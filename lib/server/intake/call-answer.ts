/** An answer as it is sent. A web `Response` makes a stream of every body, which takes longer than to record a form: only Next is given one. */

type Header = readonly [name: string, value: string];

export interface CallAnswer {
  readonly status: number;
  /** Names in lower case; one that is sent more than once stands more than once. */
  readonly headers: readonly Header[];
  readonly body: string;
}

/** The value of `body` as JSON. */
export const jsonAnswer = (
  body: unknown,
  headers: readonly Header[],
  status = 200,
): CallAnswer => ({
  status,
  headers: [['content-type', 'application/json'], ...headers],
  body: JSON.stringify(body),
});

/** The same for Next. */
export function asResponse({ status, headers, body }: CallAnswer): Response {
  const all = new Headers();
  for (const [name, value] of headers) all.append(name, value);
  // A status that has no body may not be given an empty one.
  return new Response(body === '' ? null : body, { status, headers: all });
}

/** A route as Next calls it. */
export const asRoute =
  <Request>(call: (request: Request) => CallAnswer | Promise<CallAnswer>) =>
  async (request: Request): Promise<Response> =>
    asResponse(await call(request));
