/** Identifiers of the licences that the cart holds (contract: R26). */
export const licenceIds = ['trainer', 'accounting-practitioner', 'gst-practitioner'] as const;
export type LicenceId = (typeof licenceIds)[number];

/** The panel stands on every page: it takes the names without the texts of data/licences. */
export const licenceNames = {
  trainer: 'HOA Licenced Trainer',
  'accounting-practitioner': 'HOA Licenced Accounting Practitioner',
  'gst-practitioner': 'HOA Licenced GST Practitioner',
} as const satisfies Record<LicenceId, string>;
