import { faultOf, log } from '#lib/log';
import { site } from '#lib/site';
import { type Backlog, StoreUnavailable } from '#lib/store/store';

const noMail: Backlog = { waiting: 0, parked: 0, oldestSeconds: 0 };

/** 200 while the store writes, a backlog of mail included; else 503. Shape: decisions, section 5. */
export async function health(): Promise<Response> {
  const { store, now } = site();
  try {
    await store.probe(now());
    return answer('ok', await store.backlog(now()));
  } catch (error) {
    // Thrown on, Next would answer it with 500 and no body.
    if (!(error instanceof StoreUnavailable)) log().error(faultOf(error), 'health failed');
    return answer('failing', await store.backlog(now()).catch(() => noMail));
  }
}

function answer(store: 'ok' | 'failing', mail: Backlog): Response {
  const { waiting, parked, oldestSeconds } = mail;
  return Response.json(
    { status: store, store, mail: { waiting, parked, oldestSeconds } },
    { status: store === 'ok' ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
