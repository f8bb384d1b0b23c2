import type {ClientModule} from '@docusaurus/types';

/** On a phone, the table of contents stays over the page: it closes when one of its links is followed. */
function closeContents({target}: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('.theme-doc-toc-mobile a');
  const box = link?.closest('.theme-doc-toc-mobile');
  if (!link || !box) {
    return;
  }
  box.querySelector('button')!.click();
  const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  // Closing takes its height from what is above the heading.
  const onEnd = ({propertyName}: Event & {propertyName?: string}) => {
    if (propertyName === 'height') {
      box.removeEventListener('transitionend', onEnd);
      heading?.scrollIntoView();
    }
  };
  box.addEventListener('transitionend', onEnd);
}

const module: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (!previousLocation) {
      document.addEventListener('click', closeContents);
    }
  },
};

export default module;
