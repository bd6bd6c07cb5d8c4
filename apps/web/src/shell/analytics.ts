/** What Google's script reads; it takes the array over once it has loaded. */
type AnalyticsWindow = Window & { dataLayer?: IArguments[] };

let started: string | undefined;

/** Google's queue takes `arguments` objects, not arrays. */
const gtag = function (..._command: unknown[]): void {
  const page = window as AnalyticsWindow;
  page.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  page.dataLayer.push(arguments);
};

const start = (id: string): void => {
  if (started === id) return;
  started = id;
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  gtag('js', new Date());
  // Page views are sent by the router, one for each screen.
  gtag('config', id, { send_page_view: false });
};

/** Sends a page view where the configuration names a Google Analytics id, and does nothing otherwise. */
export const sendPageView = (id: string | null, page: { path: string; title: string }): void => {
  if (!id) return;
  start(id);
  gtag('event', 'page_view', { page_path: page.path, page_title: page.title });
};

/** Sends an event in the same way; `details` hold ids, times and counts, never what a person typed. */
export const sendEvent = (id: string | null, name: string, details: Record<string, string | number>): void => {
  if (!id) return;
  start(id);
  gtag('event', name, details);
};
