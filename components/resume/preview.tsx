import { SheetPage } from '#components/resume/sheet-page';
import { resumeMaker, sampleResume } from '#data/resume';
import type { FieldValues } from '#lib/shared/resume/rules';
import { readResume } from '#lib/shared/resume/schema';
import { type Checks, previewOf } from '#lib/shared/resume/views';
import { type Sheet, sheetOf } from '#lib/shared/resume/words';

interface Props {
  typed: FieldValues;
  checks: Checks;
  /** Of the file that was made last, while nothing was changed since. */
  made?: { readonly pages: number; readonly bytes: number } | undefined;
  at: number;
}

/** The page beside the form; a sample until something is typed. */
export function ResumePreview({ typed, checks, made, at }: Props) {
  const isTyped = Object.keys(typed).some(
    (name) => !/^(?:skills\.\d+\.name|meta\.template)$/.test(name),
  );
  const sheet = (isTyped && previewOf(typed, checks, at)) || sampleOf(at);
  return (
    <aside className="maker-page" aria-labelledby="sheet">
      <div className="maker-bar">
        <h2 id="sheet">How it will look in print</h2>
        {made ? (
          <p className="sub">
            {made.pages === 1 ? '1 page' : `${made.pages} pages`}, {Math.ceil(made.bytes / 1024)} KB
          </p>
        ) : (
          !isTyped && <p className="sub">A sample until you type</p>
        )}
      </div>
      <div className="cv-frame">
        <SheetPage sheet={sheet} />
      </div>
      <p className="small">{resumeMaker.pages}</p>
    </aside>
  );
}

function sampleOf(at: number): Sheet {
  const read = readResume(sampleResume);
  if ('errors' in read) throw new Error('the sample is no resume');
  return sheetOf(read.ok, at);
}
