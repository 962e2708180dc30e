export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** contract: Answers. */
export const errorEnvelope = (message: string): string =>
  JSON.stringify({ success: false, message, msg: message });
