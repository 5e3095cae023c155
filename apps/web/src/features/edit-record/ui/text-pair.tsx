import { Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PairName } from '../../../shared/text';
import { useFormFrame } from '../../../shared/ui/admin-form';
import { pairWarning } from '../model/pair-warning';
import styles from './form.module.css';
import { TextField } from './text-field';

interface TextPairProps {
  readonly name: PairName;
  readonly rows?: number;
  /** What is said below each of the two, from its name and what stands in it. */
  readonly hintOf?: (name: string, value: string) => ReactNode;
}

/** A text in French beside its English; says, without insisting, when one hardly translates the other. */
export function TextPair({ name, rows, hintOf }: TextPairProps) {
  const { t } = useTranslation('admin');
  const { stored } = useFormFrame();
  const form = Form.useFormInstance();
  const [frName, enName] = [`${name}_fr`, `${name}_en`] as const;
  const warningOf = (fr: unknown, en: unknown) => pairWarning(String(fr ?? ''), String(en ?? ''));
  const french: unknown = Form.useWatch(frName, { form, preserve: true });
  const english: unknown = Form.useWatch(enName, { form, preserve: true });
  const current = warningOf(french, english);
  const hint = (field: string, value: unknown) => hintOf && { hint: hintOf(field, String(value ?? '')) };
  // A text is short while it is being typed: only what was left as it is counts.
  const [left, setLeft] = useState(() => warningOf(stored[frName], stored[enName]));
  const lines = rows === undefined ? {} : { rows };
  return (
    <div
      className={styles.pair}
      onBlur={() => setLeft(warningOf(form.getFieldValue(frName), form.getFieldValue(enName)))}
    >
      <TextField name={frName} {...lines} {...hint(frName, french)} />
      <TextField name={enName} {...lines} {...hint(enName, english)} />
      <p role="status" className={styles.doubt}>
        {current !== undefined && current === left ? t(`pair.${current}`) : null}
      </p>
    </div>
  );
}
