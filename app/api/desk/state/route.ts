import { withMember } from '#lib/desk/access';
import { deskState } from '#lib/desk/state';

/** What a page that stays open asks for every now and then: one small answer. */
export const GET = withMember(async (visit) => Response.json(await deskState(visit)));
