import '#styles/resume/resume.css';
import { openView, viewMetadata } from '#app/page-view';
import { routes } from '#data/addresses/routes';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  viewMetadata({
    title: 'Make a resume from your answers',
    description: 'A plain resume for accountants in PDF or Word, from what you typed.',
    path: routes.resume,
  });

/** The form of `/resume` again, without the part that comes alive. */
export default function ResumeView() {
  return openView().content;
}
