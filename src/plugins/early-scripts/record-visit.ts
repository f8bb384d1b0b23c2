declare global {
  interface Window {
    /** Commands for the analytics service's script, which reads them when it arrives. */
    dataLayer?: unknown[];
  }
}

/** The event, sent to the document, that reports the page that is shown as visited. */
export type VisitEventName = 'site:visit';

/**
 * Page views for Google Analytics: of the page that opens here, then of each one that is reported by
 * the event. The service's script is asked for once the browser has nothing better to do. IP
 * anonymisation is off: the service gets no `anonymize_ip`.
 *
 * Runs inline in the page: the function must not refer to anything outside it.
 *
 * @param id measurement id
 * @param service address of the service's script
 */
export function recordVisit(page: Window & typeof globalThis, id: string, service: string): void {
  const {document, location} = page;
  const name: VisitEventName = 'site:visit';
  function command(..._words: unknown[]): void {
    page.dataLayer ??= [];
    // The service knows a command by its being an `arguments` object.
    page.dataLayer.push(arguments);
  }
  const visit = () =>
    command('event', 'page_view', {
      page_title: document.title,
      page_location: location.href,
      page_path: location.pathname + location.search + location.hash,
    });
  const load = () => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${service}?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  };

  // Absent in Safari.
  const whenIdle: ((task: () => void) => unknown) | undefined = page.requestIdleCallback;
  const loadLater = () => (whenIdle ?? page.setTimeout).call(page, load);
  const begin = () => {
    command('js', new Date());
    // The visits are reported here, with the address and title that the reader sees.
    command('config', id, {send_page_view: false});
    visit();
    document.addEventListener(name, visit);
    if (document.readyState === 'complete') {
      loadLater();
    } else {
      page.addEventListener('load', loadLater);
    }
  };

  // A page that is only prepared is not visited yet, and may never be.
  if ((document as Document & {prerendering?: boolean}).prerendering) {
    document.addEventListener('prerenderingchange', begin);
  } else {
    begin();
  }
}
