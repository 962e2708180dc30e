/** The environment of this host names it, for the footer, policies and receipts. */
export interface LegalEntity {
  readonly name: string;
  readonly office: string;
  /** Number of the company (CIN), LLP or firm. */
  readonly number: string;
  readonly gstin?: string;
  /** Name, designation, phone and e-mail (E-Commerce Rules 2020, rule 4). */
  readonly grievanceOfficer: string;
  /** Registration of a recruiting agent (Emigration Act 1983, section 10); absent: nobody is recruited for work abroad. */
  readonly overseas?: string;
}

/** The variables of the environment, by their names. */
interface Named {
  readonly LEGAL_NAME: string;
  readonly REGISTERED_OFFICE: string;
  readonly COMPANY_NUMBER: string;
  readonly GSTIN?: string;
  readonly GRIEVANCE_OFFICER: string;
  readonly OVERSEAS_AGENT_REGISTRATION?: string;
}

export const legalEntityOf = (env: Named): LegalEntity => ({
  name: env.LEGAL_NAME,
  office: env.REGISTERED_OFFICE,
  number: env.COMPANY_NUMBER,
  gstin: env.GSTIN,
  grievanceOfficer: env.GRIEVANCE_OFFICER,
  overseas: env.OVERSEAS_AGENT_REGISTRATION,
});

/** `HOA Limited, registration number U80900…, registered office 1 Office Street, Chennai, GSTIN 33…`. */
export const identityOf = ({ name, number, office, gstin }: LegalEntity): string =>
  [
    name,
    `registration number ${number}`,
    `registered office ${office}`,
    ...(gstin ? [`GSTIN ${gstin}`] : []),
  ].join(', ');

/** Source: Emigration Act 1983, sections 10 and 16. */
export const overseasWords = ({ overseas }: Pick<LegalEntity, 'overseas'>): string =>
  overseas
    ? `For work abroad we recruit as a registered recruiting agent: ${overseas}.`
    : 'We introduce candidates for work in India and do not recruit for work abroad. A place outside India in an application is only noted as a preference.';
