import '../../../server/src/http/server.ts';
import '../features/quiz/page.ts';
