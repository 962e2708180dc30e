/** Sends what is typed in a sitting to the server: one save at a time, each from the saving that this browser knows. */

type Typed = Readonly<Record<string, string>>;

interface SavedState {
  readonly rev: number;
  /** Seconds. */
  readonly left: number;
}

export type Answer =
  | ({ readonly kind: 'saved' } & SavedState)
  /** Another tab or phone has saved since: its cells. */
  | ({ readonly kind: 'older'; readonly cells: Typed } & SavedState)
  | { readonly kind: 'submitted' }
  | { readonly kind: 'over' }
  /** No line, or too busy: the next one carries what this one did. */
  | { readonly kind: 'away' };

/** A cell that was emptied is sent as an empty text. */
export function changed(from: Typed, to: Typed): Typed {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return Object.fromEntries(
    [...names].filter((name) => from[name] !== to[name]).map((name) => [name, to[name] ?? '']),
  );
}

interface Post {
  readonly call: string;
  readonly action: 'save' | 'submit';
  readonly rev: number;
  /** The tab, so that a lost answer to its own save is no conflict. */
  readonly tab: string;
  readonly page: string;
  readonly cells: Typed;
}

const bodyOf = ({ action, rev, tab, page, cells }: Post) =>
  JSON.stringify({ action, rev, tab, page, ...cells });

/** Longer than any answer takes; a phone that sleeps meanwhile tries again. */
const timeoutMs = 15_000;

export async function post(message: Post): Promise<Answer> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    const answer = await fetch(message.call, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: bodyOf(message),
      signal: late.signal,
    });
    return readAnswer(answer.status, (await answer.json()) as Record<string, unknown>, message);
  } catch {
    return { kind: 'away' };
  } finally {
    clearTimeout(timer);
  }
}

function readAnswer(status: number, body: Record<string, unknown>, { action }: Post): Answer {
  const saved = { rev: Number(body.rev), left: Number(body.left) };
  if (status === 200)
    return action === 'submit' ? { kind: 'submitted' } : { kind: 'saved', ...saved };
  if (status === 409 && typeof body.cells === 'object') {
    return { kind: 'older', cells: body.cells as Typed, ...saved };
  }
  return status === 409 || status === 404 ? { kind: 'over' } : { kind: 'away' };
}

/** As the page closes: nobody waits for the answer. */
export function sendAtClose(message: Post): void {
  const body = new Blob([bodyOf(message)], { type: 'application/json' });
  navigator.sendBeacon(message.call, body);
}
