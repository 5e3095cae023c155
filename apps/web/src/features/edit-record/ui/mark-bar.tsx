import BoldOutlined from '@ant-design/icons/BoldOutlined';
import FontSizeOutlined from '@ant-design/icons/FontSizeOutlined';
import ItalicOutlined from '@ant-design/icons/ItalicOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import { Button } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldName } from '../../../shared/text';
import { MARKS, type Mark } from '../model/marks';
import styles from './form.module.css';

const ICONS = {
  bold: <BoldOutlined />,
  italics: <ItalicOutlined />,
  heading: <FontSizeOutlined />,
  list: <UnorderedListOutlined />,
  link: <LinkOutlined />,
} as const satisfies Record<Mark, unknown>;

const KEYS: Partial<Record<Mark, string>> = { bold: 'B', italics: 'I' };

interface MarkBarProps {
  /** Of the field that it stands above. */
  readonly name: FieldName;
  readonly onMark: (mark: Mark) => void;
}

/** What formats a text. One stop for the tabulator; arrows lead on. */
export function MarkBar({ name, onMark }: MarkBarProps) {
  const { t } = useTranslation('admin');
  const [stop, setStop] = useState<Mark>(MARKS[0]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (MARKS.indexOf(stop) + step + MARKS.length) % MARKS.length;
    setStop(MARKS[next] ?? stop);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('marks.of', { field: t(`fields.${name}`) })}
      aria-controls={name}
      className={styles.marks}
      onKeyDown={move}
    >
      {MARKS.map((mark) => {
        const key = KEYS[mark];
        const word = t(`marks.${mark}`);
        return (
          <Button
            key={mark}
            type="text"
            icon={ICONS[mark]}
            aria-label={word}
            title={key ? `${word} (Ctrl + ${key})` : word}
            aria-keyshortcuts={key && `Control+${key}`}
            tabIndex={mark === stop ? 0 : -1}
            // The text keeps its selection, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setStop(mark)}
            onClick={() => onMark(mark)}
          />
        );
      })}
      <span className={styles.hint}>{t('marks.hint')}</span>
    </div>
  );
}
