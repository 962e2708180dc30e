import { kindGroups } from '#data/form-kinds';
import { readNumbers, shareOf } from '#lib/desk/views/numbers';
import { byteOrderMark, csvRow } from '#lib/platform/values/csv';
import { isoDayInIndia } from '#lib/platform/values/india';
import type { StaffRequest } from '#lib/staff/http/access';

const columns = [
  'Week from',
  ...kindGroups.map(({ title }) => title),
  'All',
  'Promises due',
  'In time',
  'Late',
  'Not recorded',
  'Share in time (%)',
  'First contacts',
  'Median office minutes',
];

export async function numbersAsCsv(staffRequest: StaffRequest): Promise<string> {
  const { weeks } = await readNumbers(staffRequest);
  const rows = weeks
    .toReversed()
    .map((week) =>
      csvRow([
        isoDayInIndia(week.from),
        ...kindGroups.map(({ id }) => String(week.received[id] ?? 0)),
        ...[week.all, week.due, week.inTime, week.late, week.notRecorded].map(String),
        String(shareOf(week) ?? ''),
        String(week.contacts),
        week.median === undefined ? '' : String(Math.round(week.median / 60_000)),
      ]),
    );
  return byteOrderMark + csvRow(columns) + rows.join('');
}
