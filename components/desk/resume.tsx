/** A resume as the desk shows it: its text, and the file to be downloaded. */
import type { ResumeText, ResumeView } from '#lib/server/desk/enquiry/views/resume';

/** Beside the answers: the text in a window of its own, which scrolls by wheel, finger and keys. */
export function Resume({ resume }: { resume: ResumeView }) {
  return (
    <div className="resume">
      <ResumeFile resume={resume} />
      {resume.text.state === 'shown' && (
        <section
          className="resume-text"
          aria-label="The text of the resume"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
          tabIndex={0}
        >
          <Lines text={resume.text} />
        </section>
      )}
      <Unread text={resume.text} />
      {resume.text.state !== 'none' && (
        <p className="acts-row">
          <a className="action" href={resume.textHref}>
            {resume.text.state === 'shown' ? 'On a page of its own' : 'Show the resume'}
          </a>
        </p>
      )}
    </div>
  );
}

export function ResumeFile({ resume }: { resume: ResumeView }) {
  const { name, href, detail, warning } = resume;
  return (
    <>
      <p className="file-row">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 3h8l4 4v14H6zM14 3v4h4M12 10.5v6M9.5 14l2.5 2.5 2.5-2.5" />
        </svg>
        <span>
          {name}
          <span className="sub">{detail}</span>
        </span>
        <a className="button line low" href={href} download>
          Download the resume
        </a>
      </p>
      {warning && <p className="resume-warning">{warning}</p>}
    </>
  );
}

/** Why there is no text here. */
export function Unread({ text }: { text: ResumeText }) {
  return text.state === 'shown' ? null : <p className="resume-none">{text.message}</p>;
}

/** Plain text alone: an address in it is words, and no link. */
export function Lines({ text }: { text: ResumeText & { readonly state: 'shown' } }) {
  return (
    <>
      {text.parts.map((lines, part) => (
        <div key={String(part)} className="resume-part">
          {lines.map(({ text: line, isHeading }, at) => (
            <p key={String(at)} className={isHeading && 'resume-heading'}>
              {line}
            </p>
          ))}
        </div>
      ))}
      {text.isCut && <p className="resume-rest">The rest is in the file.</p>}
    </>
  );
}
