/** Run in a process of its own, in a zone of its own: prints when the phone there shows the next weekly sessions. */
import ICAL from 'ical.js';
import { writeFeed } from '#lib/server/calendar/feed';

const feed = writeFeed('https://hoa.example');
const calendar = new ICAL.Component(ICAL.parse(feed));
for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
const [weekly] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

const shown: string[] = [];
const iterator = weekly?.iterator();
for (let at = iterator?.next(); at && shown.length < 2; at = iterator?.next()) {
  const date = at.toJSDate();
  if (date.getTime() < Date.parse('2026-11-20')) continue;
  const two = (value: number) => String(value).padStart(2, '0');
  shown.push(
    `${two(date.getDate())}/${two(date.getMonth() + 1)} ${two(date.getHours())}:${two(date.getMinutes())}`,
  );
}
console.log(JSON.stringify({ shown, feed }));
