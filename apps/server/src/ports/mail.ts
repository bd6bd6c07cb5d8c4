/** One letter to one address. `text` is always complete on its own; `html` repeats it with a layout. */
export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where the letter holds a link that is as good as a password: its text without, and for how long it works. */
  secret?: { textAfter: string; minutes: number };
};

/**
 * How a letter leaves the house. Every letter is first a row of `outbox_mails`, written in the transaction that
 * causes it; a job then hands it to this port.
 */
export type MailTransport = {
  /** One line for the start banner. */
  readonly description: string;
  /** False for the embedded default: letters stay in the outbox, where an administrator reads them. */
  readonly delivers: boolean;
  /**
   * Hands the letter over, once: the job decides about trying again. `id` makes the Message-ID, so a repeat is
   * recognisable. Throws LetterRefused where the letter will never be taken, ServiceUnavailable where another try may
   * succeed.
   */
  send(id: string, letter: Letter): Promise<void>;
};
