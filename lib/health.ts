import { faultOf, log } from '#lib/log';
import { hasToken } from '#lib/metrics/token';
import { processState } from '#lib/process-state';
import { site } from '#lib/site';
import { storeReason } from '#lib/store/reason';
import { type Backlog, type Store, StoreUnavailable } from '#lib/store/store';

declare module '#lib/process-state' {
  interface ProcessState {
    /** Whether pages go out as Next makes them: set by the server. */
    ordinaryPages?: boolean;
  }
}

const noMail: Backlog = { waiting: 0, parked: 0, parkedToVisitors: 0, oldestSeconds: 0 };

/** 200 while the store writes, a backlog of mail included; else 503. Shape: contract: Health. */
export async function health(request?: Request): Promise<Response> {
  const { store, now } = site();
  const whole = knowsToken(request);
  try {
    await probe(store, now());
    return answer('ok', await store.backlog(now()), whole);
  } catch (error) {
    // Thrown on, Next would answer it with 500 and no body.
    if (!(error instanceof StoreUnavailable)) log().error(faultOf(error), 'health failed');
    const backlog = await store.backlog(now()).catch(() => noMail);
    return answer('failing', backlog, whole, storeReason(error));
  }
}

/** Enough for every monitor; a flood shares the last of them, so it hears a second late of a broken store. */
const freshEachSecond = 10;

interface Probe {
  readonly result: Promise<void>;
  state: 'under way' | 'good' | 'failed';
  /** How many there were since the second began. */
  readonly count: number;
  readonly second: number;
}

const probes = new WeakMap<Store, Probe>();

/** A probe waits for the disk: who asks while one is under way shares it. */
function probe(store: Store, now: number): Promise<void> {
  const at = performance.now();
  const last = probes.get(store);
  const count = last && at - last.second < 1_000 ? last.count : 0;
  if (last?.state === 'under way') return last.result;
  if (last?.state === 'good' && count >= freshEachSecond) return last.result;
  const result = store.probe(now);
  const second = last && count > 0 ? last.second : at;
  const next: Probe = { result, state: 'under way', count: count + 1, second };
  probes.set(store, next);
  const end = (state: Probe['state']) => () => {
    next.state = state;
  };
  result.then(end('good'), end('failed'));
  return result;
}

/** Whoever measures us may know how many mails to visitors came back; everybody else knows what we owe. */
const knowsToken = (request: Request | undefined): boolean =>
  request !== undefined && hasToken(request, site().env.METRICS_TOKEN);

function answer(store: 'ok' | 'failing', mail: Backlog, whole: boolean, reason?: string): Response {
  const { waiting, parked, parkedToVisitors, oldestSeconds } = mail;
  return Response.json(
    {
      status: store,
      store,
      ...(reason && { reason }),
      mail: { waiting, parked, oldestSeconds, ...(whole && { parkedToVisitors }) },
      // Right for visitors, and slower: somebody should know.
      ...(processState.ordinaryPages && { pages: 'ordinary' }),
    },
    { status: store === 'ok' ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
