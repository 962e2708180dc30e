/** All parts: a process for each row, side by side. */
import { calendars } from '#tests/parts/calendars';
import { clamav } from '#tests/parts/clamav';
import { documents } from '#tests/parts/documents';
import { engines } from '#tests/parts/engines';
import { failover } from '#tests/parts/failover';
import { links } from '#tests/parts/links';
import { mail } from '#tests/parts/mail';
import type { Part } from '#tests/parts/part';
import { pgbouncer } from '#tests/parts/pgbouncer';
import { resumeProducers } from '#tests/parts/producers';
import { prometheus } from '#tests/parts/prometheus';
import { proxies } from '#tests/parts/proxies';
import { spam } from '#tests/parts/spam';
import { textBrowsers } from '#tests/parts/text-browsers';

export const lanes: readonly (readonly Part[])[] = [
  // Those that mostly work, and those that mostly wait.
  [documents, spam, calendars, ...proxies, clamav, ...textBrowsers, ...engines],
  [mail, pgbouncer, failover, prometheus],
  // linkchecker rests between two requests.
  [links, resumeProducers],
];
