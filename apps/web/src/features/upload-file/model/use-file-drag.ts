import { useEffect, useState, type RefObject } from 'react';

/** `near`: a file is dragged over the page; `over`: over the zone that takes it. */
export type FileDrag = 'none' | 'near' | 'over';

/** Where a file is dragged. One that misses the zone is not opened in the place of the page. */
export function useFileDrag(zone: RefObject<HTMLElement | null>): FileDrag {
  const [drag, setDrag] = useState<FileDrag>('none');
  useEffect(() => {
    const isInside = ({ target }: Event) => target instanceof Node && zone.current?.contains(target) === true;
    const move = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDrag(isInside(event) ? 'over' : 'near');
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setDrag('none');
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDrag('none');
    };
    addEventListener('dragover', move);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', move);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [zone]);
  return drag;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}
