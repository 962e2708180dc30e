import type { LegalEntity } from '#lib/shared/company/legal-entity';

/** Where somebody decides to pay: with whom, and under which registrations. The whole address stands in the footer. */
export function ProviderLine({ entity }: { entity: LegalEntity }) {
  const { name, number, gstin } = entity;
  return (
    <p className="provider-line small mt-3">
      You deal with {name}, registration number {number}
      {gstin && `, GSTIN ${gstin}`}.
    </p>
  );
}
