/** Pages of the desk that say one thing: nothing is read from the store for them. */
import { renderPage } from '#lib/server/http/page-view';
import { renderPaths } from '#lib/shared/addresses/render-paths';
import { routes } from '#lib/shared/addresses/routes';

const wayOn = (label: string) => ({ href: routes.desk, label });

/** Why nothing was done or found, to somebody without script. */
export const refusalPage = (title: string, text: string): Promise<string> =>
  renderPage(renderPaths.desk, {
    title,
    message: { heading: title, text, state: 'refused', ways: [wayOn('To the enquiries')] },
  });

export const storeAwayPage = (): Promise<string> =>
  renderPage(renderPaths.desk, {
    title: 'Try again in a minute',
    message: {
      heading: 'We cannot show the desk just now',
      text: 'Nothing is lost: what visitors send is saved, or they are told that it was not. Today’s mails are in the desk’s mailbox. Try again in a minute.',
      state: 'store-away',
      ways: [wayOn('Try again')],
    },
  });
