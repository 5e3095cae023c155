import { useState } from 'react';

/** A drawer that is open from its beginning. @param onClosed it is gone, and with it the hold it had on the focus */
export function useClosing(onClosed: () => void) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return {
    close,
    drawer: {
      open,
      onClose: close,
      afterOpenChange(isOpen: boolean) {
        if (!isOpen) onClosed();
      },
    },
  };
}
