export { receiveContinuation as POST } from '#lib/continuation/receive';
