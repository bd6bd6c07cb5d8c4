import type { MailTransport } from '../../ports/mail.ts';

/** No mail server: letters stay in the outbox, and nobody claims that they were sent. */
export const createOutboxTransport = (): MailTransport => {
  return {
    description: 'outbox only; administrators read the letters there',
    delivers: false,
    async send() {
      throw new Error('a letter was handed to a transport that delivers none');
    },
  };
};
