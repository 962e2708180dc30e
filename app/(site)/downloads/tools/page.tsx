import '#styles/library/topics.css';
import '#styles/site/scenes/scene.css';
import { SceneHead } from '#components/site/scene-head';
import { OpenWorkbook } from '#components/site/scenes/open-workbook';
import { Icon } from '#components/ui/icon';
import { Section } from '#components/ui/section';
import { routes, toolPath } from '#data/addresses/routes';
import { tools } from '#data/tools';
import { fileSize } from '#lib/platform/values/bytes';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const metadata = pageMetadata({
  title: 'Checklists and tools for accountants',
  description:
    'Bank reconciliation, GSTR-2B match, month-end checklist, TDS calendar, payroll check, asset register, resumes and letters: free Excel and Word files.',
  path: routes.tools,
});

const shelves = [
  ['Workbooks', 'XLSX', 'Excel'],
  ['Resumes and letters', 'DOCX', 'Word'],
] as const;

export default function ToolsPage() {
  return (
    <>
      <SceneHead
        scene={<OpenWorkbook />}
        title="Checklists and tools"
        lede="Workbooks with their formulas in place, resumes and letters, yours to keep. Free, with no details to give."
      />
      {shelves.map(([title, shelf, program]) => (
        <Section key={shelf} title={title} side>
          <ul className="topic-rows">
            {tools
              .filter(({ kind }) => kind === shelf)
              .map(({ id, title, excerpt, file }) => (
                <li key={id}>
                  <a href={toolPath(id)}>{title}</a>
                  <a className="action file" href={file} download>
                    <Icon name="download" />
                    <span className="sr-only">Download {title}: </span>
                    <span className="num">
                      {program}, {Math.ceil(fileSize(file) / 1024)} KB
                    </span>
                  </a>
                  <p>{excerpt}</p>
                </li>
              ))}
          </ul>
          {shelf === 'XLSX' && (
            <p className="small mt-5">
              LibreOffice and Gnumeric calculate every formula to the same figure; Excel and Google
              Sheets read the same format.
            </p>
          )}
        </Section>
      ))}
      <Breadcrumbs path={routes.tools} />
    </>
  );
}
