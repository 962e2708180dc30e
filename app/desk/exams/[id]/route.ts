export { examSheetPage as GET } from '#app/desk/exams/pages';
