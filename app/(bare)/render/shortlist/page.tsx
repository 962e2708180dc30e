import '#styles/desk/desk.css';
import '#styles/desk/queue.css';
import '#styles/desk/enquiry.css';
import '#styles/placement/shortlist.css';
import { openView, viewMetadata } from '#app/page-view';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  viewMetadata({
    title: 'Shortlist',
    description: 'Candidates for one post, for the employer who has the link.',
  });

export default function ShortlistView() {
  return openView().content;
}
