export { undatedPage as GET } from '#app/desk/pages';
