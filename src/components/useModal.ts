import {closeModal, openModal} from '@site/src/components/modal-dialog';
import {useLayoutEffect, useRef, type ComponentProps, type RefObject} from 'react';

type ModalProps = Pick<ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'onClick'> & {
  ref: RefObject<HTMLDialogElement | null>;
};

/**
 * Props for a `<dialog>` that is modal while `open`. The browser keeps the focus
 * inside and returns it afterwards.
 * @param onClose called on Escape and on a click on the backdrop; the caller decides whether to close
 */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect also closes a dialog that is about to be removed, which returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) {
      return undefined;
    }
    openModal(dialog);
    return () => closeModal(dialog);
  }, [open]);

  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    // Browsers may close it despite the prevented default, and so may scripts.
    onClose: () => open && onClose(),
    // A click on the backdrop targets the dialog itself.
    onClick: ({target}) => target === ref.current && onClose(),
  };
}
