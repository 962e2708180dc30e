import '#styles/ui/due-lines.css';
import '#styles/ui/dated-voucher.css';
import '#styles/ui/stamp.css';
import '#styles/practice/documents.css';
import '#styles/practice/sheet.css';
import '#styles/practice/mark-ring.css';
import '#styles/practice/marked.css';
import '#styles/practice/exam.css';
import { openView, viewMetadata } from '#app/page-view';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  viewMetadata({
    title: 'Practical paper',
    description: 'A practical paper that counts, for whoever holds its link.',
  });

export default function ExamView() {
  const { content, main } = openView();
  return (
    <main id="main" tabIndex={-1} {...main}>
      {content}
    </main>
  );
}
