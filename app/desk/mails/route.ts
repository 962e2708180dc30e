export { mailsPage as GET } from '#app/desk/pages';
