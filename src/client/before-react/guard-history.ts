import {holdHydration, whenHydrated} from './hydrate';
import type {Departure, LeaveEventName} from './leave-page';

/**
 * An entry of the history that React made belongs, after a reload, to this page: nothing but a load of its own
 * shows the other one, and React would meet the wrong text until then.
 */
export function guardHistory(): void {
  const {history, location} = window;
  const {address, hasStepped} = window.earlyInputs!;
  const onStep = () => {
    const isAway = location.pathname + location.search !== address;
    holdHydration(isAway);
    if (!isAway) {
      return;
    }
    const stay = () => {
      holdHydration(false);
      history.pushState(null, '', address);
    };
    const leave: LeaveEventName = 'site:leave';
    const detail: Departure = {href: location.href, stay};
    document.dispatchEvent(new CustomEvent(leave, {detail}));
  };
  window.addEventListener('popstate', onStep);
  whenHydrated(() => window.removeEventListener('popstate', onStep));
  if (hasStepped) {
    onStep();
  }
}
