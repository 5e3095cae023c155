import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form.module.css';
import { useFormFrame } from './form-frame';
import { pairWarning } from './pair-warning';
import { TextField } from './text-field';

interface TextPairProps {
  /** Name of the text without its language. */
  readonly name: string;
  readonly rows?: number;
}

/** A text in French beside its English; says, without insisting, when one hardly translates the other. */
export function TextPair({ name, rows }: TextPairProps) {
  const { t } = useTranslation('admin');
  const { stored } = useFormFrame();
  const form = Form.useFormInstance();
  const [frName, enName] = [`${name}_fr`, `${name}_en`];
  const warningOf = (fr: unknown, en: unknown) => pairWarning(String(fr ?? ''), String(en ?? ''));
  const current = warningOf(
    Form.useWatch(frName, { form, preserve: true }),
    Form.useWatch(enName, { form, preserve: true }),
  );
  // A text is short while it is being typed: only what was left as it is counts.
  const [left, setLeft] = useState(() => warningOf(stored[frName], stored[enName]));
  const lines = rows === undefined ? {} : { rows };
  return (
    <div
      className={styles.pair}
      onBlur={() => setLeft(warningOf(form.getFieldValue(frName), form.getFieldValue(enName)))}
    >
      <TextField name={frName} {...lines} />
      <TextField name={enName} {...lines} />
      <p role="status" className={styles.doubt}>
        {current !== undefined && current === left ? t(`pair.${current}`) : null}
      </p>
    </div>
  );
}
