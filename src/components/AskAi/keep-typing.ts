/**
 * Keeps the letters that are typed for a field that is on its way.
 * @returns ends that, and gives the letters
 */
export function keepTyping(): () => string {
  let text = '';
  const onKey = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey} = event;
    const isElsewhere = (event.target as Element).matches('input, textarea, select');
    if (isElsewhere || ctrlKey || metaKey || altKey) {
      return;
    }
    if (key === 'Backspace') {
      text = text.slice(0, -1);
    } else if (key.length === 1) {
      // A space would press the button once more.
      event.preventDefault();
      text += key;
    }
  };
  document.addEventListener('keydown', onKey, true);
  return () => {
    document.removeEventListener('keydown', onKey, true);
    return text;
  };
}
