/** GST as bills bear it: one rate in all papers, to the paisa a head. */
import { law } from '#data/law';
import { divided } from '#lib/practice/rules/papers/formula';

export const gstRate = law['gst-rates'].values.standardPercent;
/** It is the rate of CGST and of SGST. */
export const halfRate = gstRate / 2;

/** CGST, or SGST, on a value in paise. */
export const halfTax = (value: number): number => divided(value * halfRate, 100);
export const wholeTax = (value: number): number => divided(value * gstRate, 100);
/** A value with its local tax. */
export const withTax = (value: number): number => value + 2 * halfTax(value);
