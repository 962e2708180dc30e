import { attendancePage, ofBatch } from '#app/desk/batches/pages';
import { withMember } from '#lib/server/desk/sign-in/access';

export const GET = withMember(ofBatch(attendancePage));
