import '#styles/library/library.css';
import '#styles/site/scenes/scene.css';
import { SceneHead } from '#components/site/scene-head';
import { OpenWorkbook } from '#components/site/scenes/open-workbook';
import { Section } from '#components/ui/section';
import { routes, toolPath } from '#data/addresses/routes';
import { tools } from '#data/tools';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const metadata = pageMetadata({
  title: 'Checklists and tools for accountants',
  description:
    'Bank reconciliation, GSTR-2B match, month-end checklist, TDS calendar, payroll check, asset register, resumes and letters: free Excel and Word files.',
  path: routes.tools,
});

const shelves = [
  ['Workbooks', 'XLSX'],
  ['Resumes and letters', 'DOCX'],
] as const;

export default function ToolsPage() {
  return (
    <>
      <SceneHead
        scene={<OpenWorkbook />}
        title="Checklists and tools"
        lede="Workbooks, resumes and letters to download. LibreOffice and Gnumeric calculate every formula to the same figure; Excel and Google Sheets read the same format. Free, with no details to give."
      />
      {shelves.map(([title, shelf]) => (
        <Section key={shelf} title={title} side>
          <ul className="topic-rows">
            {tools
              .filter(({ kind }) => kind === shelf)
              .map(({ id, title, excerpt, kind }) => (
                <li key={id}>
                  <a href={toolPath(id)}>{title}</a>
                  <span>{kind}</span>
                  <p>{excerpt}</p>
                </li>
              ))}
          </ul>
        </Section>
      ))}
      <Breadcrumbs path={routes.tools} />
    </>
  );
}
