export { receiveApplication as POST } from '#lib/applications/http/receive';
