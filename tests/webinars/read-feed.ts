/** Run in a process of its own: prints when a phone in each zone named shows the next weekly sessions of the feed written there. */
import ICAL from 'ical.js';
import { writeFeed } from '#lib/webinars/files';

const two = (value: number) => String(value).padStart(2, '0');

function readIn(zone: string) {
  // Node reads its zone again. https://nodejs.org/api/cli.html#tz
  process.env.TZ = zone;
  const feed = writeFeed('https://hoa.example');
  const calendar = new ICAL.Component(ICAL.parse(feed));
  for (const each of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(each);
  const [weekly] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  const shown: string[] = [];
  const iterator = weekly?.iterator();
  for (let at = iterator?.next(); at && shown.length < 2; at = iterator?.next()) {
    const date = at.toJSDate();
    if (date.getTime() < Date.parse('2026-11-20')) continue;
    const day = `${two(date.getDate())}/${two(date.getMonth() + 1)}`;
    shown.push(`${day} ${two(date.getHours())}:${two(date.getMinutes())}`);
  }
  return { zone, shown, feed };
}

console.log(JSON.stringify(process.argv.slice(2).map(readIn)));
