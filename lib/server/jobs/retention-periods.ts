/** How long what is stored stays; contacts as long as `RETENTION_DAYS` says. Contract: Modes. */

export const draftDays = 30;
/** Section 36 of the CGST Act and section 128 of the Companies Act ask for books of up to 8 years. */
export const paymentYears = 8;
/** A year is compared with the two before it. */
export const viewDays = 1_100;
/** An application that goes on on another phone. */
export const continuationDays = 7;
