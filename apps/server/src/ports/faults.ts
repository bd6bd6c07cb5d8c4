/** An outside service could not be asked, or answered nonsense. The HTTP layer answers it with 503. */
export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable';
  /** Which port, as it is called in docs/ports.md: 'company data', 'mail', 'blobs'. */
  readonly service: string;

  /** `reason` goes to the log only. It never holds keys, and `cause` is for errors that hold none either. */
  constructor(service: string, reason: string, options?: ErrorOptions) {
    super(`${service}: ${reason}`, options);
    this.service = service;
  }
}

/** There is no room for what was to be stored. The HTTP layer answers it with 507; nothing was changed. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';

  constructor(options?: ErrorOptions) {
    super('blobs: no room left', options);
  }
}

/** The mail server said that it will never take this letter, so trying again is of no use. */
export class LetterRefused extends Error {
  override readonly name = 'LetterRefused';
}

/** What was to be stored is larger than it may be. The HTTP layer answers it with 413; nothing was changed. */
export class BlobTooLarge extends Error {
  override readonly name = 'BlobTooLarge';

  constructor(mostBytes: number) {
    super(`blobs: more than ${mostBytes} bytes`);
  }
}

/** The bytes to be stored ended too soon or too late. The HTTP layer answers it with 400; nothing was changed. */
export class BlobCutShort extends Error {
  override readonly name = 'BlobCutShort';

  constructor(reason: string, options?: ErrorOptions) {
    super(`blobs: ${reason}`, options);
  }
}
