import '#styles/forms/local.css';
import { openView, viewMetadata } from '#app/page-view';
import { RefusedFormView } from '#components/forms/refused-form';
import { PageHead } from '#components/layout/page-head';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  viewMetadata({
    title: 'This was not sent yet',
    description: 'The form was not sent yet; the page shows what to correct.',
  });

/** A form that was sent without a script and refused: what is wrong, and the form with what was typed. */
export default function ProblemView() {
  const { title, language, refused } = openView();
  return (
    <>
      <PageHead title={title} lang={language} />
      <div className="wrap pb-16">
        <div className="max-w-2xl">{refused && <RefusedFormView {...refused} />}</div>
      </div>
    </>
  );
}
