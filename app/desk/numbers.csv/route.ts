import { numbersAsCsv } from '#lib/desk/files/numbers';
import { csvAnswer } from '#lib/platform/values/csv';
import { isoDayInIndia } from '#lib/platform/values/india';
import { withMember } from '#lib/staff/http/access';

/** Counts alone, of nobody in particular. */
export const GET = withMember(async (staffRequest) =>
  csvAnswer(`numbers-${isoDayInIndia(staffRequest.now)}`, await numbersAsCsv(staffRequest)),
);
