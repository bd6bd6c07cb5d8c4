/** Shown when an error body cannot be read (spec quiz §8). */
export const DEFAULT_MESSAGE = 'An unexpected error occurred while communicating with the server.';
/** Shown when a failed response has no message (spec quiz §8). */
export const SERVER_ERROR = 'Server error';

/** Said of input that nothing more helpful can be said of. */
export const INVALID_INPUT = 'Some of the information sent is not valid.';
