import { draw } from '#app/desk/render-desk-page';
import { UndatedPage } from '#components/desk/undated-page';
import { deskOf } from '#lib/server/desk/desk-of';
import { otherListView } from '#lib/server/desk/list/other-lists';
import { withMember } from '#lib/server/desk/sign-in/access';
import { routes } from '#lib/shared/addresses/routes';

export const GET = withMember(async (visit) => {
  const view = await otherListView(visit, 'undated', routes.deskUndated);
  return draw('Without a date', <UndatedPage desk={await deskOf(visit)} view={view} />);
});
