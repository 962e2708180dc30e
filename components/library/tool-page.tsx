import { resumeTemplate, type TemplateSection } from '#data/resume-template';
import { interviewLetters, letters } from '#data/tools/interview-letters';
import { experiencedResume, resumeTwoColumns } from '#data/tools/resumes';

/** A picture of a document: its first page as it stands in the file. */
export function ToolDocument({ id }: { id: string }) {
  return (
    <figure className="file-page">
      <div>{pictured(id)}</div>
      <figcaption>Fill in what is in square brackets.</figcaption>
    </figure>
  );
}

function pictured(id: string) {
  if (id === interviewLetters.id) return <Letter />;
  const { name, contact } = resumeTemplate;
  return (
    <>
      <p className="file-name">{name}</p>
      <p className="file-contact">{contact}</p>
      {id === resumeTwoColumns.id ? (
        <div className="file-columns">
          <Parts parts={experiencedResume.main} />
          <Parts parts={experiencedResume.side} />
        </div>
      ) : (
        <Parts parts={resumeTemplate.sections} />
      )}
    </>
  );
}

function Parts({ parts }: { parts: readonly TemplateSection[] }) {
  return (
    <div>
      {parts.map(({ title, lines, list }) => (
        <div key={title}>
          <p className="file-title">{title}</p>
          {lines.map((line) => (
            <p key={line} className={list && 'file-point'}>
              {line}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

function Letter() {
  const [first] = letters;
  if (!first) return null;
  return (
    <>
      <p className="file-title">{first.title}</p>
      <p>
        <b>When:</b> {first.when}
      </p>
      <p>
        <b>Subject:</b> {first.subject}
      </p>
      {first.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
