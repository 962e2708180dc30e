/** Chromium's protocol over a WebSocket: commands with their answers, and events. */

type Params = Readonly<Record<string, unknown>>;

export type Connection = Awaited<ReturnType<typeof connect>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

export async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners: [string, (params: Params) => void][] = [];
  socket.onmessage = ({ data }) => {
    const { id, method, params = {}, result, error } = JSON.parse(String(data)) as Message;
    for (const [event, hear] of listeners) if (event === method) hear(params);
    if (id === undefined) return;
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result);
  };
  let last = 0;
  return {
    /** `sessionId` names what was attached to; without it the browser is meant. Throws what the browser refused. */
    send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
      const id = ++last;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(id, answer);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      return answer.promise;
    },
    on: (event: string, hear: (params: Params) => void) => void listeners.push([event, hear]),
    close: () => socket.close(),
  };
}
