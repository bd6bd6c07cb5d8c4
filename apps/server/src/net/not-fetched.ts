/** Why nothing was fetched. `address`: not on the open web. `never`: the operator's list. */
export type WhyNot = 'address' | 'never' | 'robots' | 'redirects' | 'requests' | 'size' | 'time' | 'network';

/** A resource that a person named could not, or may not, be fetched. Its message is for the log only. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
  readonly why: WhyNot;

  constructor(why: WhyNot, message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}
