export { listPage as GET } from '#app/desk/pages';
