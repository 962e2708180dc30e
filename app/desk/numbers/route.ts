export { numbersPage as GET } from '#app/desk/pages';
