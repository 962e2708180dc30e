import '#styles/desk/desk.css';
import '#styles/ui/due-lines.css';
import '#styles/practice/documents.css';
import '#styles/practice/sheet.css';
import '#styles/practice/mark-ring.css';
import '#styles/practice/marked.css';
import '#styles/practice/exam-list.css';
import { openView, viewMetadata } from '#app/page-view';
import { deskLive } from '#data/addresses/desk-routes';
import { provider } from '#data/site';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  viewMetadata({
    title: 'Practical paper',
    description: 'For the staff of HOA: the sheet of a practical paper as its candidate filled it.',
    suffix: `${provider.name} desk`,
  });

/** A sheet on the desk: its styles would weigh on every other page of the desk. */
export default function DeskExamView() {
  return (
    <>
      {openView().content}
      <script src={deskLive} defer />
    </>
  );
}
