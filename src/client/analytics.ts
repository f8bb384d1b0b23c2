import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import type {SiteFields} from '@site/src/config/site-fields';
import {services} from './services';

/**
 * Page views for Google Analytics. Off unless a measurement id is configured.
 * IP anonymisation is off: the service gets no `anonymize_ip`.
 */
declare global {
  interface Window {
    /** Commands for the service's script, which reads them when it arrives. */
    dataLayer?: unknown[];
  }
}

const {analyticsId} = siteConfig.customFields as SiteFields;

function command(..._words: unknown[]): void {
  try {
    window.dataLayer ??= [];
    // The service knows a command by its being an `arguments` object.
    window.dataLayer.push(arguments);
  } catch (error) {
    // A blocker may have replaced it; the page works without it.
    console.warn('A page view could not be recorded.', error);
  }
}

function pageView(): void {
  command('event', 'page_view', {
    page_title: document.title,
    page_location: window.location.href,
    page_path: window.location.pathname + window.location.search + window.location.hash,
  });
}

function load(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${services.analyticsScript}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Runs a task once the page is usable and the browser has nothing better to do. */
function whenIdle(task: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 1);
  if (document.readyState === 'complete') {
    later();
  } else {
    window.addEventListener('load', later, {once: true});
  }
}

if (ExecutionEnvironment.canUseDOM && analyticsId) {
  command('js', new Date());
  // Page views are sent below, with the address and title that the reader sees.
  command('config', analyticsId, {send_page_view: false});
  whenIdle(() => load(analyticsId));
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const changed =
      !previousLocation ||
      location.pathname !== previousLocation.pathname ||
      location.search !== previousLocation.search ||
      location.hash !== previousLocation.hash;
    if (analyticsId && changed) {
      // The title of the new page is set in the next frame.
      requestAnimationFrame(() => setTimeout(pageView));
    }
  },
};

export default clientModule;
