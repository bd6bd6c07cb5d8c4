import '../quiz/page.ts';
