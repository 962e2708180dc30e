export { receiveApplication as POST } from '#lib/intake/application';
