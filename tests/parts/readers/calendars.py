"""When the entries of each calendar file take place, as the icalendar package reads them: JSON on standard output."""
import json
import sys
from datetime import datetime, timezone

from dateutil.rrule import rrulestr
from icalendar import Calendar


def instant(value):
    return value.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def starts(event):
    first = event["DTSTART"].dt
    rule = event.get("RRULE")
    if rule is None:
        return [instant(first)] if begin <= first <= end else []
    excluded = event.get("EXDATE", [])
    lists = excluded if isinstance(excluded, list) else [excluded]
    left_out = {instant(each.dt) for one in lists for each in one.dts}
    found = []
    for at in rrulestr(rule.to_ical().decode(), dtstart=first):
        if at > end:
            return found
        if at >= begin and instant(at) not in left_out:
            found.append(instant(at))
    return found


begin, end = (datetime.fromisoformat(each) for each in sys.argv[1:3])
calendars = []
for file in sys.argv[3:]:
    with open(file, "rb") as opened:
        calendar = Calendar.from_ical(opened.read())
    calendars.append(
        {
            "method": str(calendar.get("METHOD", "")),
            "errors": [str(each) for part in calendar.walk() for each in part.errors],
            "entries": [
                {
                    "uid": str(event["UID"]),
                    "sequence": int(event["SEQUENCE"]),
                    "status": str(event.get("STATUS", "")),
                    "summary": str(event["SUMMARY"]),
                    "minutes": int((event["DTEND"].dt - event["DTSTART"].dt).total_seconds() / 60),
                    "starts": starts(event),
                }
                for event in calendar.walk("VEVENT")
            ],
        }
    )
json.dump(calendars, sys.stdout)
