/** Programs that read calendar files and know nothing of each other, and one that stores what they hold. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { dayMs } from '#lib/platform/values/india';
import { output } from '#tests/parts/programs';

interface Entry {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly summary: string;
  readonly minutes: number;
  readonly starts: readonly string[];
}

export interface Read {
  readonly method: string;
  readonly errors: readonly string[];
  readonly entries: readonly Entry[];
}

const begin = new Date(Math.floor(Date.now() / 1000) * 1000);
const end = new Date(begin.getTime() + 120 * dayMs);
const range = [begin, end].map((at) => at.toISOString().replace('.000Z', '+00:00'));

export const readers: Readonly<Record<string, (files: readonly string[]) => readonly Read[]>> = {
  'python3-icalendar': (files) =>
    JSON.parse(
      output('/usr/bin/python3', ['tests/parts/readers/calendars.py', ...range, ...files]),
    ),
  'sabre/vobject': (files) =>
    JSON.parse(output('php', ['tests/parts/readers/calendars.php', ...range, ...files])),
  'ical.js': (files) => files.map((file) => readByIcal(readFileSync(file, 'utf8'))),
};

function readByIcal(text: string): Read {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const starts: string[] = [];
    const next = event.iterator();
    for (let time = next.next(); time && time.toJSDate() <= end; time = next.next()) {
      const at = time.toJSDate();
      if (at >= begin) starts.push(at.toISOString().replace('.000Z', 'Z'));
    }
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status') ?? ''),
      summary: event.summary,
      minutes: event.duration.toSeconds() / 60,
      starts,
    };
  });
  return { method: String(calendar.getFirstPropertyValue('method')), errors: [], entries };
}

/** The order is of our own; readers list the past or leave it out. */
export const toCome = ({ method, entries }: Read) => ({
  method,
  entries: entries
    .filter(({ starts }) => starts.length > 0)
    .map((each) => ({ ...each, starts: each.starts.toSorted() }))
    .toSorted((a, b) => a.uid.localeCompare(b.uid)),
});

/** khal, in which a person keeps a calendar on disk: an entry that comes again replaces the one of its UID. */
export function openKhal(folder: string) {
  const config = join(folder, 'khal.conf');
  mkdirSync(join(folder, 'store'), { recursive: true });
  writeFileSync(
    config,
    `[calendars]
[[hoa]]
path = ${join(folder, 'store')}
[locale]
local_timezone = UTC
default_timezone = UTC
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${join(folder, 'khal.db')}
`,
  );
  const khal = (...words: string[]) =>
    output('/usr/bin/khal', ['-c', config, ...words], { env: { TZ: 'UTC', HOME: folder } });
  const days = range.map((at) => at.slice(0, 10));
  return {
    add: (file: string) => khal('import', '--batch', '-a', 'hoa', file),
    /** Each entry is a line: a cancelled one is marked. */
    shown: (): readonly string[] =>
      khal('list', '--day-format', '', '--format', '{uid} {start-long-full} {cancelled}', ...days)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.includes('@')),
  };
}
