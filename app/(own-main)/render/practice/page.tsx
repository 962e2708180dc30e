import '#styles/practice/documents.css';
import '#styles/practice/sheet.css';
import '#styles/practice/mark-ring.css';
import '#styles/practice/marked.css';
import '#styles/practice/first-entry.css';
import { openView, viewMetadata } from '#app/page-view';
import { routes } from '#data/addresses/routes';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  viewMetadata({
    title: 'A practical paper for accountants',
    description:
      'Real office work on one page: the papers, and a sheet to fill in that is marked at once, with the reason for each entry. Free, and no name needed.',
    path: routes.practice,
  });

export default function PracticeView() {
  const { content, main } = openView();
  return (
    <main id="main" tabIndex={-1} {...main}>
      {content}
    </main>
  );
}
