import { openView, viewMetadata } from '#app/page-view';
import { Message } from '#components/layout/message';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  viewMetadata({
    title: 'Message',
    description: 'Why a page was not shown or a form was not sent.',
  });

export default function MessageView() {
  const { message } = openView();
  return message && <Message {...message} />;
}
