import { useEffect, useState } from 'react';

/** Travel that counts as a change of mind, in pixels. */
const travel = 24;

/** True while the page is being read downwards; false again on the way up and at the end. */
export function useTucked(): boolean {
  const [tucked, setTucked] = useState(false);
  useEffect(() => {
    let turn = window.scrollY;
    const look = () => {
      const { scrollY, innerHeight } = window;
      const atEnd = scrollY + innerHeight > document.documentElement.scrollHeight - travel;
      if (Math.abs(scrollY - turn) > travel || atEnd) {
        setTucked(scrollY > turn && !atEnd);
        turn = scrollY;
      }
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return tucked;
}
