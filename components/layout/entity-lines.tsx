import { Rows } from '#components/ui/rows';
import type { LegalEntity } from '#lib/shared/company/legal-entity';

/** Who stands behind the site, in the footer of every page; on a phone it unfolds as the columns above it do. */
export function EntityLines({ entity }: { entity: LegalEntity }) {
  const rows = [
    ['Legal name', entity.name],
    ['Registered office', entity.office],
    ['Registration number', entity.number],
    ['GSTIN', entity.gstin],
    ['Grievance officer', entity.grievanceOfficer],
    ['Recruiting agent (Emigration Act)', entity.overseas],
  ].flatMap(([label = '', value]) => (value ? [[label, value] as const] : []));
  return (
    <details className="wrap footer-fold entity">
      <summary>
        <h2>The company</h2>
      </summary>
      <Rows className="entity-lines small" rows={rows} />
    </details>
  );
}
