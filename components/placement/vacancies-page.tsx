import { State } from '#components/desk/parts';
import { type Desk, DeskShell } from '#components/desk/shell';
import type { VacanciesView } from '#lib/placement/views/vacancy';

export function VacanciesPage({ desk, view }: { desk: Desk; view: VacanciesView }) {
  return (
    <DeskShell desk={desk} tab="vacancies" state="vacancies">
      <div className="wrap desk-head">
        <h1>Vacancies</h1>
      </div>
      <div className="wrap vacancies">
        <p className="vacancy-figures">
          <span>In the last twelve months:</span>
          {view.metrics.map(([label, value]) => (
            <span key={label}>
              {label} <b>{value}</b>
            </span>
          ))}
        </p>
        {view.rows.length === 0 ? (
          <p>
            No vacancy is open. To open one, go to an employer’s enquiry and choose Open a vacancy.
          </p>
        ) : (
          <ul className="vacancy-rows">
            {view.rows.map(({ id, href, title, facts, state }) => (
              <li key={id} data-vacancy={id}>
                <a href={href}>{title}</a>
                <State mark={state.mark}>{state.label}</State>
                <span className="sub">{facts}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </DeskShell>
  );
}
