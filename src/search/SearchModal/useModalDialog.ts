import {useLayoutEffect, type RefObject} from 'react';
import {focusFieldAfterAction, keepFocusInside, keepRolesMended} from './mend-modal';

/** Opens the dialog as the only thing within reach, and mends in it what the modal says of itself. */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current!;
    const onKeyDown = keepFocusInside(element);
    element.showModal();
    element.addEventListener('keydown', onKeyDown, {capture: true});
    // While it is pressed, the button is still there.
    element.addEventListener('click', focusFieldAfterAction, {capture: true});
    const stopMending = keepRolesMended(element);
    return () => {
      element.removeEventListener('keydown', onKeyDown, {capture: true});
      element.removeEventListener('click', focusFieldAfterAction, {capture: true});
      stopMending();
    };
  }, [dialog]);
}
