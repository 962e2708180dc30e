import ICAL from 'ical.js';

/** The entries of a calendar file as an independent program reads them. */
export function entriesIn(file: string | ArrayBuffer | Uint8Array | undefined): ICAL.Event[] {
  const text = typeof file === 'string' ? file : new TextDecoder().decode(file);
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
}
