export { examsPage as GET } from '#app/desk/exams/pages';
