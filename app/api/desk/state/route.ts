import { deskState } from '#lib/desk/views/state';
import { withMember } from '#lib/staff/http/access';

/** A page that stays open asks for this every now and then, so the answer is small. */
export const GET = withMember(async (staffRequest) => Response.json(await deskState(staffRequest)));
