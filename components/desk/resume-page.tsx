import { Lines, ResumeFile, Unread } from '#components/desk/resume';
import { type Desk, DeskShell } from '#components/desk/shell';
import type { ResumeView } from '#lib/server/desk/enquiry/views/resume';

export interface ResumePageProps {
  readonly desk: Desk;
  readonly name: string;
  readonly reference: string;
  /** Of the enquiry that it came with. */
  readonly href: string;
  readonly isDone: boolean;
  readonly resume: ResumeView;
}

/** The text of one resume, to be read or printed whole. */
export function ResumePage({ desk, name, reference, href, isDone, resume }: ResumePageProps) {
  const { text } = resume;
  return (
    <DeskShell desk={desk} tab={isDone ? 'done' : 'enquiries'} state={`resume-${text.state}`}>
      <div className="wrap desk-head lead-head">
        <div>
          <p className="crumbs">
            <a href={href}>{name}</a>
            <span className="num">{reference}</span>
          </p>
          <h1>The resume of {name}</h1>
        </div>
      </div>
      <div className="wrap resume-alone">
        <ResumeFile resume={resume} />
        <Unread text={text} />
        {text.state === 'shown' && (
          <div className="resume-text">
            <Lines text={text} />
          </div>
        )}
        <p className="acts-row">
          {text.state === 'later' && (
            <a className="button line low" href={resume.textHref}>
              Try again
            </a>
          )}
          <a className="action" href={href}>
            Back to the answers
          </a>
        </p>
      </div>
    </DeskShell>
  );
}
