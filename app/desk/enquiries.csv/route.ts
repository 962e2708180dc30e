import { csvAnswer } from '#lib/server/csv';
import { listAsCsv } from '#lib/server/desk/list/files';
import { withRecentSignIn } from '#lib/server/desk/sign-in/http/access';
import { isoDayInIndia } from '#lib/shared/india';

export const GET = withRecentSignIn(async (visit) =>
  csvAnswer(`enquiries-${isoDayInIndia(visit.now)}`, await listAsCsv(visit)),
);
