export { certificatePage as GET } from '#app/desk/certificates/pages';
