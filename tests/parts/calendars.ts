/** Every calendar file of the site, read by three programs that know nothing of each other, and stored by a fourth. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskBatchCall, deskCalls, deskSessionCall } from '#data/addresses/desk-routes';
import { apiRoutes, batchCalendarPath, webinarFeed } from '#data/addresses/routes';
import { dayMs, isoDayInIndia } from '#lib/platform/values/india';
import { upcomingSessions } from '#lib/webinars/rules/sessions';
import { post } from '#tests/hosts/visitor';
import { openKhal, type Read, readers, toCome } from '#tests/parts/calendar-readers';
import { type Cleanup, definePart } from '#tests/parts/part';
import { newFolder, until } from '#tests/parts/programs';
import { openPublicSite } from '#tests/parts/public-site';

const { id: sessionId = '' } = upcomingSessions(Date.now() + 3 * dayMs, 1)[0] ?? {};
const registrant = (name: string) => ({
  formData: {
    name: `${name} Sample`,
    email: `${name.toLowerCase()}@visitor.example.in`,
    phone: '9840012345',
    city: 'Chennai',
    pincode: '600001',
    authorize: 'on',
  },
  userDetails: { studies: 'B.Com', skills: ['Tally'] },
  language: 'te',
  formStatus: 'Submitted Successfully!',
  session: sessionId,
});

/**
 * Visitors and registrants have files from before and after a batch is moved and a session and a batch are cancelled.
 */
async function prepare(cleanup: Cleanup) {
  const folder = await newFolder(cleanup, 'calendars');
  const site = await openPublicSite(cleanup);
  const starts = isoDayInIndia(Date.now() + 21 * dayMs);
  const planned = { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], from: '19:00', to: '20:30' };
  const place = { mode: 'Online', language: 'Tamil', seats: 12, starts };
  const add = () =>
    site.act<{ id: string; version: number }>(deskCalls.batches, {
      what: ['module-5'],
      ...planned,
      ...place,
    });
  const [moved, cancelled] = [await add(), await add()];
  const read = async (path: string) => (await site.read(path)).body;
  const addresses = [
    webinarFeed,
    `${webinarFeed}?session=${sessionId}`,
    batchCalendarPath(moved.id),
    batchCalendarPath(cancelled.id),
  ];
  const files: { name: string; file: string }[] = [];
  const save = (name: string, text: string) => {
    const file = join(folder, `${files.length}.ics`);
    writeFileSync(file, text);
    files.push({ name, file });
  };
  const readAll = async (when: string) => {
    for (const path of addresses) save(`${when} ${path}`, await read(path));
  };
  const registered = await post(site.origin, apiRoutes.saveProgress, registrant('Farida'));
  assert.equal(registered.status, 200, registered.body);
  await until('the registration is confirmed', 60, () => attached(site.mail.received).length > 0);
  await readAll('before');

  const later = isoDayInIndia(Date.now() + 28 * dayMs);
  await site.act(deskBatchCall(moved.id), { version: moved.version, starts: later });
  const cancel = { action: 'cancel', confirm: 'yes', reason: 'Too few people' };
  await site.act(deskBatchCall(cancelled.id), { version: cancelled.version, ...cancel });
  await site.act(deskSessionCall(sessionId), { cancel: true });
  await until('the cancellation is mailed', 60, () => attached(site.mail.received).length > 1);
  await until('the feed says so', 30, async () => (await read(webinarFeed)).includes('CANCELLED'));
  await readAll('after');
  for (const [at, text] of attached(site.mail.received).entries()) save(`mail ${at + 1}`, text);

  const paths = files.map(({ file }) => file);
  const byReader = Object.fromEntries(
    Object.entries(readers).map(([reader, readFiles]) => [reader, readFiles(paths)]),
  );
  const of = (name: string) => {
    const at = files.findIndex((each) => each.name === name);
    const found = byReader['python3-icalendar']?.[at];
    if (!found) throw new Error(`no calendar "${name}" of ${files.map((each) => each.name)}`);
    return found;
  };
  const fileOf = (name: string) => files.find((each) => each.name === name)?.file ?? name;
  return { folder, files, fileOf, byReader, of, moved, cancelled };
}

type Context = Awaited<ReturnType<typeof prepare>>;
type Received = Awaited<ReturnType<typeof openPublicSite>>['mail']['received'];

function attached(received: Received): string[] {
  return received
    .flatMap(({ mail }) => mail.attachments)
    .filter(({ mimeType }) => mimeType.startsWith('text/calendar'))
    .map(({ content }) =>
      typeof content === 'string' ? content : new TextDecoder().decode(content),
    );
}

const starts = ({ entries }: Read) => entries.flatMap((entry) => entry.starts).toSorted();
const uids = ({ entries }: Read) => entries.map(({ uid }) => uid).toSorted();
const weekdayOf = new Set([1, 2, 3, 4, 5]);

export const calendars = definePart<Context>({
  name: 'calendars',
  packages: ['python3-icalendar', 'php-cli', 'php-sabre-vobject', 'khal'],
  modules: ['ical.js'],
  holds:
    'every feed and entry has the same instants for each program; a change replaces, a cancellation removes',
  prepare,
  checks: {
    'no reader finds an error in any calendar file': ({ files, byReader }) => {
      for (const [reader, read] of Object.entries(byReader))
        for (const [at, { errors }] of read.entries())
          assert.deepEqual(errors, [], `${reader}, ${files[at]?.name}`);
    },
    'python3-icalendar, sabre/vobject and ical.js read the same entries at the same instants': ({
      files,
      byReader,
    }) => {
      const [first = [], ...others] = Object.values(byReader);
      for (const [at, { name }] of files.entries()) {
        const expected = toCome(first[at] ?? assert.fail(name));
        if (!name.includes('mail')) assert.ok(expected.entries.length > 0, name);
        for (const other of others)
          assert.deepEqual(toCome(other[at] ?? assert.fail(name)), expected, name);
      }
    },
    'a batch meets at its hour in India on its weekdays': ({ of, moved }) => {
      const all = starts(of(`before ${batchCalendarPath(moved.id)}`));
      assert.ok(all.length >= 10, `${all.length} sessions`);
      for (const at of all) {
        // 19:00 in India.
        assert.equal(at.slice(11), '13:30:00Z');
        assert.ok(weekdayOf.has(new Date(at).getUTCDay()), at);
      }
    },
    'a batch that is moved keeps its entries, each in a later version, at the new days': ({
      of,
      moved,
    }) => {
      const path = batchCalendarPath(moved.id);
      const [before, after] = [of(`before ${path}`), of(`after ${path}`)];
      assert.deepEqual(uids(after), uids(before));
      assert.ok(
        after.entries.every(({ sequence }) => sequence > (before.entries[0]?.sequence ?? 0)),
      );
      const first = (read: Read) => Date.parse(starts(read)[0] ?? '');
      assert.ok(first(after) - first(before) >= 5 * dayMs);
    },
    'a batch that is cancelled takes out each of its entries': ({ of, cancelled }) => {
      const path = batchCalendarPath(cancelled.id);
      const [before, after] = [of(`before ${path}`), of(`after ${path}`)];
      assert.equal(after.method, 'CANCEL');
      assert.deepEqual(uids(after), uids(before));
      assert.deepEqual(new Set(after.entries.map(({ status }) => status)), new Set(['CANCELLED']));
    },
    'a registrant’s mail adds the session, and the mail of its end removes the same entry': ({
      of,
    }) => {
      const [added, removed] = [of('mail 1'), of('mail 2')];
      assert.equal(removed.method, 'CANCEL');
      assert.deepEqual(uids(removed), uids(added));
      assert.equal(removed.entries[0]?.status, 'CANCELLED');
      assert.ok((removed.entries[0]?.sequence ?? 0) > (added.entries[0]?.sequence ?? 0));
    },
    'in khal a batch that is moved stands once, at its new days alone': ({
      folder,
      fileOf,
      of,
      moved,
    }) => {
      const khal = openKhal(join(folder, 'moved'));
      const path = batchCalendarPath(moved.id);
      for (const when of ['before', 'after']) {
        khal.add(fileOf(`${when} ${path}`));
        const shown = khal.shown().map((line) => line.split(' ').slice(1, 3).join('T'));
        const expected = starts(of(`${when} ${path}`)).map((at) => at.slice(0, 16));
        assert.deepEqual(shown.toSorted(), expected, when);
      }
    },
    'in khal a cancelled batch and a cancelled session are marked as cancelled, and nothing of them is left':
      ({ folder, fileOf, cancelled }) => {
        const khal = openKhal(join(folder, 'cancelled'));
        const path = batchCalendarPath(cancelled.id);
        const isStruck = (line: string) => line.endsWith('CANCELLED');
        for (const first of [`before ${path}`, 'mail 1']) khal.add(fileOf(first));
        const before = khal.shown();
        assert.ok(before.length > 10 && !before.some(isStruck), before.join());
        for (const second of [`after ${path}`, 'mail 2']) khal.add(fileOf(second));
        const after = khal.shown();
        assert.equal(after.length, before.length);
        assert.deepEqual(
          after.filter((line) => !isStruck(line)),
          [],
        );
      },
    'in khal the feed shows a cancelled session struck out, and no weekly one in its place': ({
      folder,
      fileOf,
      of,
    }) => {
      const khal = openKhal(join(folder, 'feed'));
      const own = `${sessionId}@webinars.hoa`;
      khal.add(fileOf(`before ${webinarFeed}`));
      const before = khal.shown();
      khal.add(fileOf(`after ${webinarFeed}`));
      const after = khal.shown();
      const [at = ''] =
        of(`after ${webinarFeed}`).entries.find(({ uid }) => uid === own)?.starts ?? [];
      const then = ` ${at.slice(0, 10)} ${at.slice(11, 16)}`;
      const there = (lines: readonly string[]) => lines.filter((line) => line.includes(then));
      assert.equal(there(before).length, 1, there(before).join());
      assert.deepEqual(there(after), [`${own}${then} CANCELLED`]);
    },
  },
});
