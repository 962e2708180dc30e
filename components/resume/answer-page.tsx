import { PageHead } from '#components/layout/page-head';
import { ResumeForm } from '#components/resume/form';
import { ResumePreview } from '#components/resume/preview';
import { apiRoutes } from '#data/addresses/routes';
import { resumeMaker } from '#data/resume';
import { adviceFor } from '#lib/resume/rules/advice';
import type { FieldValues, Rows } from '#lib/resume/rules/fields';
import type { Errors } from '#lib/resume/rules/parts';

interface Props {
  values: FieldValues;
  rows: Rows;
  errors: Errors;
  /** Why there is no file; none where a row was asked for. */
  message?: string | undefined;
  at: number;
}

/** Without a script the form itself comes back with all that was typed, in the place of a file. */
export function ResumeAnswerPage({ values, rows, errors, message, at }: Props) {
  const form = { values, errors, rows, advice: adviceFor(values), checks: {}, typed: values };
  return (
    <>
      <PageHead title={resumeMaker.title} lede={resumeMaker.lede} />
      <div className="wrap maker">
        <form className="maker-form" method="post" action={apiRoutes.resume} data-native>
          {message && (
            <div className="summary" role="alert">
              <h2>{message}</h2>
              <ul>
                {Object.entries(errors).map(([name, text]) => (
                  <li key={name}>
                    <a href={`#${name}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <ResumeForm form={form} />
        </form>
        <ResumePreview typed={values} checks={{}} at={at} />
      </div>
    </>
  );
}
