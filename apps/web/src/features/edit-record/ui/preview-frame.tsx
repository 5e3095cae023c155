import { Spin } from 'antd';
import { useEffect, useRef, useState, type RefObject } from 'react';
import styles from './preview.module.css';

interface PreviewFrameProps {
  /** Undefined until it is there. */
  readonly html: string | undefined;
  /** Of the screen that is imitated, in pixels. */
  readonly width: number;
  readonly busy: boolean;
  readonly title: string;
  /** Escape was pressed in the page that is shown, where it reaches nobody else. */
  readonly onEscape: () => void;
}

interface Space {
  readonly width: number;
  readonly height: number;
}

/** A screen of that width, made smaller where there is less room. */
export function PreviewFrame({ html, width, busy, title, onEscape }: PreviewFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const space = useSpace(stage);
  const scale = Math.min(1, space.width / width);
  return (
    <div ref={stage} className={styles.stage} aria-busy={busy}>
      {html === undefined ? (
        <Spin className={`${styles.waiting}`} />
      ) : (
        // Without `allow-scripts` nothing runs, whatever a field says, and nothing is sent, opened or led away. Of the same
        // origin it is for its pictures and fonts, which answer to nobody else.
        <iframe
          className={styles.frame}
          title={title}
          sandbox="allow-same-origin"
          srcDoc={html}
          onLoad={({ currentTarget }) =>
            currentTarget.contentDocument?.addEventListener('keydown', ({ key }) => {
              if (key === 'Escape') onEscape();
            })
          }
          style={{
            width,
            height: space.height / scale,
            marginInlineStart: Math.max(0, (space.width - width) / 2),
            transform: `scale(${scale})`,
          }}
        />
      )}
    </div>
  );
}

function useSpace(of: RefObject<HTMLElement | null>): Space {
  const [space, setSpace] = useState<Space>({ width: 360, height: 640 });
  useEffect(() => {
    const element = of.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setSpace({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return space;
}
