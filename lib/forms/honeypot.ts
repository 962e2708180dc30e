/** The field that no person sees; who fills it is hardly one. */
export const honeypotField = 'website';
