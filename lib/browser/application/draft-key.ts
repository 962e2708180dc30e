/** The name of the started application in the browser's storage; apart, for who asks alone whether there is one. */
export const draftKey = 'application';
