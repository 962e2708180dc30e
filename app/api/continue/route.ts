export { receiveContinuation as POST } from '#lib/applications/http/continuation';
