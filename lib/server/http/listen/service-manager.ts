/** What systemd hears of a service of Type=notify: ready, alive, stopping (sd_notify(3)). */
import { spawn } from 'node:child_process';
import { log } from '#lib/server/log';
import type { ServiceManagerPlace } from '#lib/server/settings/env';

type Notify = (...states: string[]) => void;

/** Says nothing where nobody listens: without `socket`. */
export function serviceManager(
  { socket, watchdogMs }: ServiceManagerPlace,
  notify: Notify = systemdNotify,
): { ready(status: string): void; stopping(): void } {
  if (!socket) return { ready() {}, stopping() {} };
  let watchdog: NodeJS.Timeout | undefined;
  return {
    /** From now on requests are taken, and a process that hangs is told by its silence. */
    ready(status) {
      notify('READY=1', `STATUS=${status}`);
      if (!watchdogMs) return;
      // Two may be late before it is over.
      watchdog = setInterval(() => notify('WATCHDOG=1'), watchdogMs / 3);
      watchdog.unref();
    },
    // It goes on beating: a stop that hangs is to be ended, too.
    stopping: () => notify('STOPPING=1', 'STATUS=Finishing what is under way'),
  };
}

/** The socket takes datagrams, which Node cannot send; the program is there wherever systemd is. */
function systemdNotify(...states: string[]): void {
  const child = spawn('systemd-notify', states, { stdio: 'ignore' });
  child.once('error', ({ message }) => log().warn({ reason: message }, 'systemd was not told'));
}
