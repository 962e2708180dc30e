import '#styles/desk/desk.css';
import '#styles/desk/queue.css';
import '#styles/desk/enquiry.css';
import '#styles/placement/shortlist.css';
import { routes } from '#lib/shared/addresses/routes';
import { pageMetadata } from '#lib/shared/pages/seo';

export const metadata = pageMetadata({
  title: 'Shortlist',
  description: 'Candidates for one post, for the employer who holds the link.',
  path: routes.shortlistFrame,
  hidden: true,
});

/** What an employer's page stands in: its styles, and a slot. */
export default function ShortlistFrame() {
  return <div data-slot="enquiry" />;
}
