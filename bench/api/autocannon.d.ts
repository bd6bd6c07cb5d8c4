/** The part of autocannon that is used here; it brings no types. */
declare module 'autocannon' {
  namespace autocannon {
    type Client = {
      setHeaders(headers: Record<string, string>): void;
      setBody(body: string): void;
      setHeadersAndBody(headers: Record<string, string>, body: string): void;
      on(event: 'response', listener: (status: number) => void): void;
    };
    type Options = {
      url: string;
      method: string;
      headers: Record<string, string>;
      connections: number;
      duration: number;
      setupClient: (client: Client) => void;
    };
    type Result = {
      '2xx': number;
      non2xx: number;
      errors: number;
      timeouts: number;
      mismatches: number;
      /** By status code. */
      statusCodeStats: Record<string, { count: number }>;
      duration: number;
    };
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export default autocannon;
}
