import '../../adapters/mail/smtp.ts';
