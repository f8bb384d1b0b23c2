/** What the chat service's script leaves on the page. */
type Assistant = {show: () => void};

declare global {
  interface Window {
    crawlchatEmbed?: Assistant;
  }
}

const scriptUrl = 'https://crawlchat.app/embed.js';
/** The element the service's script draws into; before it stands, nothing can be shown. */
const frameId = 'crawlchat-embed';
/** Milliseconds that script and frame may take together. */
const patience = 5000;

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
  // The site's own button stands there already and opens the chat.
  'data-hide-ask-ai': 'true',
});

const present = (): Assistant | null =>
  document.getElementById(frameId) ? (window.crawlchatEmbed ?? null) : null;

/** Resolves when the service's script has drawn its frame. */
function drawn(): Promise<Assistant> {
  return new Promise((resolve) => {
    const look = () => {
      const assistant = present();
      if (assistant) {
        watcher.disconnect();
        resolve(assistant);
      }
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, {childList: true});
    look();
  });
}

function addScript(assistantId: string): Promise<never> {
  return new Promise((_, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    for (const [name, value] of Object.entries(settings(assistantId))) {
      script.setAttribute(name, value);
    }
    script.onerror = () => {
      // Nothing was loaded: a later press may try again.
      script.remove();
      connecting = undefined;
      reject(new Error(`${scriptUrl} could not be loaded`));
    };
    document.body.append(script);
  });
}

let connecting: Promise<Assistant> | undefined;

/**
 * Opens the configured chat. Its script is loaded once, when it is first asked for.
 * @throws when the script cannot be loaded, or does not stand ready within five seconds.
 */
export async function openAssistant(assistantId: string): Promise<void> {
  connecting ??= Promise.race([drawn(), addScript(assistantId)]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${scriptUrl} did not answer`)), patience);
  });
  try {
    (await Promise.race([connecting, late])).show();
  } finally {
    clearTimeout(timer);
  }
}
