import { csvAnswer } from '#lib/server/csv';
import { listAsCsv } from '#lib/server/desk/list/enquiries-csv';
import { withRecentSignIn } from '#lib/server/desk/sign-in/recent-sign-in';
import { isoDayInIndia } from '#lib/shared/india';

export const GET = withRecentSignIn(async (visit) =>
  csvAnswer(`enquiries-${isoDayInIndia(visit.now)}`, await listAsCsv(visit)),
);
