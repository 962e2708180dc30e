import { deskState } from '#lib/server/desk/list/views/state';
import { withMember } from '#lib/server/desk/sign-in/http/access';

/** What a page that stays open asks for every now and then: one small answer. */
export const GET = withMember(async (visit) => Response.json(await deskState(visit)));
