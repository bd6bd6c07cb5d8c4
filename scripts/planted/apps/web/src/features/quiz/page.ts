import '../admin/page.ts';
