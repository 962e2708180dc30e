import { csvAnswer } from '#lib/server/csv';
import { numbersAsCsv } from '#lib/server/desk/numbers/files';
import { withMember } from '#lib/server/desk/sign-in/http/access';
import { isoDayInIndia } from '#lib/shared/india';

/** Counts alone, of nobody in particular. */
export const GET = withMember(async (visit) =>
  csvAnswer(`numbers-${isoDayInIndia(visit.now)}`, await numbersAsCsv(visit)),
);
