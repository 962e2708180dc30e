import { listAsCsv } from '#lib/desk/files/list';
import { csvAnswer } from '#lib/platform/values/csv';
import { isoDayInIndia } from '#lib/platform/values/india';
import { withRecentSignIn } from '#lib/staff/http/access';

export const GET = withRecentSignIn(async (staffRequest) =>
  csvAnswer(`enquiries-${isoDayInIndia(staffRequest.now)}`, await listAsCsv(staffRequest)),
);
