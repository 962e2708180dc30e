export { suspiciousPage as GET } from '#app/desk/pages';
