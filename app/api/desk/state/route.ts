import { deskState } from '#lib/desk/views/state';
import { withMember } from '#lib/staff/http/access';

/** What a page that stays open asks for every now and then: one small answer. */
export const GET = withMember(async (staffRequest) => Response.json(await deskState(staffRequest)));
