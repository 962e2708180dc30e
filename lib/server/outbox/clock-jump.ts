/** Small corrections of a clock are waited out. */
const noticedMs = 60_000;

/** True once after the clock went back: what was planned by the former time would wait far too long. */
export function detectClockJump(now: () => number): () => boolean {
  let latest = now();
  return () => {
    const at = now();
    const back = at < latest - noticedMs;
    latest = back ? at : Math.max(latest, at);
    return back;
  };
}
