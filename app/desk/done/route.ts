export { donePage as GET } from '#app/desk/pages';
