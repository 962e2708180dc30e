export { outcomesPage as GET } from '#app/desk/pages';
