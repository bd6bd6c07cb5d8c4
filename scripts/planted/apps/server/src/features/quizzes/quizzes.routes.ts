import '../../adapters/mail/smtp.ts';
import '../users/users.store.ts';
