import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import styles from './one-time-secret.module.css';

interface OneTimeSecretProps {
  readonly value: string;
  /** What it is, and for how long it is there. */
  readonly text: string;
  readonly label: string;
  /** On the button, before and after. */
  readonly copy: string;
  readonly copied: string;
}

/** Something that is shown once, selected, to be copied. */
export function OneTimeSecret({ value, text, label, copy, copied }: OneTimeSecretProps) {
  const field = useRef<InputRef>(null);
  const [done, setDone] = useState(false);
  useEffect(() => field.current?.focus({ cursor: 'all' }), []);

  async function take(): Promise<void> {
    // Without https, or where it is forbidden, the text stands selected, to be copied by hand.
    field.current?.focus({ cursor: 'all' });
    await navigator.clipboard.writeText(value);
    setDone(true);
  }

  return (
    <>
      <p>{text}</p>
      <div className={styles.copy}>
        <Input
          ref={field}
          readOnly
          value={value}
          aria-label={label}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void take().catch(() => undefined)}>{done ? copied : copy}</Button>
      </div>
    </>
  );
}
