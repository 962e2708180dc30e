export { receiveContinuation as POST } from '#lib/server/continuation/http';
