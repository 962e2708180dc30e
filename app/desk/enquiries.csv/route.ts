import { csvAnswer } from '#lib/platform/values/csv';
import { listAsCsv } from '#lib/desk/list/files';
import { withRecentSignIn } from '#lib/staff/sign-in/http/access';
import { isoDayInIndia } from '#lib/platform/values/india';

export const GET = withRecentSignIn(async (visit) =>
  csvAnswer(`enquiries-${isoDayInIndia(visit.now)}`, await listAsCsv(visit)),
);
