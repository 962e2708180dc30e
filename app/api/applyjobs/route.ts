export { receiveApplication as POST } from '#lib/server/intake/application';
