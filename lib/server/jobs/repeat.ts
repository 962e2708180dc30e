import { faultOf, log } from '#lib/server/log';

export interface Repeated {
  /** Once more, after what is under way. */
  run(): Promise<void>;
  /** Lets a run under way end. */
  stop(): Promise<void>;
}

/** One run after another. One that fails is logged under `name` and keeps no later one from its work. */
export function repeat(everyMs: number, work: () => Promise<unknown>, name: string): Repeated {
  let running = Promise.resolve();
  const runOnce = async () => {
    try {
      await work();
    } catch (error) {
      log().error(faultOf(error), name);
    }
  };
  const run = () => {
    running = running.then(runOnce);
    return running;
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    run,
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
