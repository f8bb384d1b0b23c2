import {services} from '@site/src/client/services';
import {loadOnce} from '@site/src/components/load-once';

/** What the chat service's script adds to the page. */
type Assistant = {show: () => void};

declare global {
  interface Window {
    crawlchatEmbed?: Assistant;
  }
}

/** The element that the service's script draws into; nothing can be shown before it exists. */
const frameId = 'crawlchat-embed';
/** Milliseconds that script and frame may take together. */
const timeoutMs = 5000;

/** The service's settings, in the names its script reads. */
const settings = (assistantId: string): Record<string, string> => ({
  id: 'crawlchat-script',
  'data-id': assistantId,
  'data-ask-ai': 'true',
  'data-ask-ai-background-color': '#282A36',
  'data-ask-ai-color': 'white',
  'data-ask-ai-text': 'Ask AI',
  // Bottom right.
  'data-ask-ai-position': 'br',
  'data-ask-ai-radius': '20px',
  // The site's own button opens the chat.
  'data-hide-ask-ai': 'true',
});

/** Resolves when the service's script has drawn its frame. */
function whenDrawn(): Promise<Assistant> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.getElementById(frameId) && window.crawlchatEmbed) {
        observer.disconnect();
        resolve(window.crawlchatEmbed);
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, {childList: true});
    look();
  });
}

function addScript(assistantId: string): Promise<never> {
  return new Promise((_, reject) => {
    const script = document.createElement('script');
    script.src = services.assistantScript;
    script.async = true;
    for (const [name, value] of Object.entries(settings(assistantId))) {
      script.setAttribute(name, value);
    }
    script.onerror = () => {
      script.remove();
      reject(new Error(`${services.assistantScript} could not be loaded`));
    };
    document.body.append(script);
  });
}

const connect = loadOnce((assistantId: string) =>
  Promise.race([whenDrawn(), addScript(assistantId)]),
);

/**
 * The configured chat. Its script is added to the page on the first call.
 * @throws when the script cannot be loaded, or is not ready within five seconds
 */
export async function connectAssistant(assistantId: string): Promise<Assistant> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${services.assistantScript} did not answer`)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([connect(assistantId), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
