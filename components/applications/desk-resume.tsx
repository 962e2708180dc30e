/** A resume as the desk shows it: its text, and the file to be downloaded, or why it is held. */
import { type Desk, DeskShell } from '#components/desk/shell';
import type { ResumeText, ResumeView } from '#lib/desk/views/resume';

type Held = NonNullable<ResumeView['held']>;

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
      {(resume.text.state !== 'none' || resume.pictures.length > 0) && (
        <p className="acts-row">
          <a className="action" href={resume.textHref}>
            {resume.text.state === 'shown' ? 'See the pages of the resume' : 'Show the resume'}
          </a>
        </p>
      )}
      {resume.held && <HeldReason resume={resume} held={resume.held} />}
    </div>
  );
}

function ResumeFile({ resume }: { resume: ResumeView }) {
  const { name, href, detail, warning, held } = resume;
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
        {!held && (
          <a className="button line low" href={href} download>
            Download the resume
          </a>
        )}
      </p>
      {warning && <p className="resume-warning">{warning}</p>}
    </>
  );
}

function HeldReason({ resume, held }: { resume: ResumeView; held: Held }) {
  return (
    <section className="held-why" aria-labelledby="held">
      <h3 id="held">Why the file is held</h3>
      <p>{held.why}</p>
      <p className="acts-row">
        <a className="button line low" href={resume.href}>
          Download the file
        </a>
        <AskForPdf asks={held.asks} />
      </p>
    </section>
  );
}

/** Opens a mail or a message with a text that may be changed before it is sent. */
function AskForPdf({ asks: { href, whatsApp } }: { asks: Held['asks'] }) {
  return (
    <>
      {href && (
        <a className="action" href={href}>
          Ask for a PDF
        </a>
      )}
      {whatsApp && (
        <a className="action" href={whatsApp} rel="noreferrer">
          {href ? 'Or on WhatsApp' : 'Ask for a PDF on WhatsApp'}
        </a>
      )}
    </>
  );
}

/** The second button, in place of the first: it names the danger. */
function HeldDanger({ resume, held }: { resume: ResumeView; held: Held }) {
  return (
    <section className="held-why asked" aria-labelledby="held" data-held={held.reasons}>
      <h2 id="held">This file may be harmful</h2>
      <p>
        {held.danger} Open it only if its text and pages here are not enough. <b>{held.advice}</b>
      </p>
      <p className="acts-row">
        <a className="button low" href={held.anywayHref} download>
          Download it anyway
        </a>
        <a className="action" href={resume.textHref}>
          Keep it held
        </a>
        <AskForPdf asks={held.asks} />
      </p>
    </section>
  );
}

/** The pages are rendered from the file in a worker thread: nothing of it runs. */
function Pictures({ pictures }: { pictures: ResumeView['pictures'] }) {
  return (
    <div className="resume-pictures">
      {pictures.map((href, at) => (
        <img
          key={href}
          src={href}
          alt={`Page ${at + 1} of the resume`}
          width="1000"
          height="1414"
          loading={at === 0 ? 'eager' : 'lazy'}
          decoding="async"
        />
      ))}
    </div>
  );
}

function Unread({ text }: { text: ResumeText }) {
  return text.state === 'shown' ? null : <p className="resume-none">{text.message}</p>;
}

/** Plain text alone: an address in it is words, and no link. */
function Lines({ text }: { text: ResumeText & { readonly state: 'shown' } }) {
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

interface ResumePageProps {
  readonly desk: Desk;
  readonly name: string;
  readonly reference: string;
  readonly href: string;
  readonly isDone: boolean;
  readonly resume: ResumeView;
  readonly isAsked?: boolean;
}

export function ResumePage(props: ResumePageProps) {
  const { desk, name, reference, href, isDone, resume, isAsked = false } = props;
  const { text, held } = resume;
  return (
    <DeskShell desk={desk} tab={isDone ? 'done' : 'enquiries'} state={`resume-${text.state}`}>
      <div className="wrap desk-head lead-head">
        <div>
          <p className="crumbs">
            <a href={href}>{name}</a>
            <span className="num">{reference}</span>
          </p>
          <h1>{held ? `The resume of ${name}: the file is held` : `The resume of ${name}`}</h1>
        </div>
      </div>
      <div className="wrap resume-alone">
        <ResumeFile resume={resume} />
        {held && isAsked && <HeldDanger resume={resume} held={held} />}
        <div className="resume-both">
          {resume.pictures.length > 0 && <Pictures pictures={resume.pictures} />}
          <div>
            {held && !isAsked && <HeldReason resume={resume} held={held} />}
            <Unread text={text} />
            {text.state === 'shown' && (
              <div className="resume-text">
                <Lines text={text} />
              </div>
            )}
          </div>
        </div>
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
