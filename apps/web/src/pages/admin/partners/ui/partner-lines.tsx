import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import type { PlacedPartner } from '@site/api-client';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardPicture, Initials } from '../../../../features/list-records';
import { EditorialMarks } from '../../../../widgets/admin-content';
import { moved } from '../model/use-partner-order';
import styles from './partner-lines.module.css';

interface PartnerLinesProps {
  readonly partners: readonly PlacedPartner[];
  readonly disabled: boolean;
  readonly onArrange: (partners: readonly PlacedPartner[]) => void;
}

const STEPS = { up: -1, down: 1 } as const;
type Step = keyof typeof STEPS;

/** Partners one below the other; each is moved by its two buttons, or by dragging its line. */
export function PartnerLines({ partners, disabled, onArrange }: PartnerLinesProps) {
  const { t } = useTranslation('admin');
  const list = useRef<HTMLOListElement>(null);
  const [pressed, setPressed] = useState<{ readonly id: string; readonly step: Step }>();
  const [dragged, setDragged] = useState<{ readonly id: string; readonly before: typeof partners }>();
  const last = partners.length - 1;

  // A line that changes places takes the focus off its buttons; at an end only one of them is of use.
  useEffect(() => {
    if (pressed === undefined) return;
    const line = list.current?.querySelector(`[data-id="${pressed.id}"]`);
    const buttons = [...(line?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
    (buttons.find(({ dataset }) => dataset['step'] === pressed.step) ?? buttons[0])?.focus();
  }, [partners, pressed]);

  function button(partner: PlacedPartner, place: number, step: Step) {
    const name = t(`partnerOrder.${step}`, { name: partner.name });
    return (
      <Button
        type="text"
        icon={step === 'up' ? <ArrowUpOutlined /> : <ArrowDownOutlined />}
        data-step={step}
        aria-label={name}
        title={name}
        disabled={disabled || place === (step === 'up' ? 0 : last)}
        onClick={() => {
          setPressed({ id: partner.id, step });
          onArrange(moved(partners, place, place + STEPS[step]));
        }}
      />
    );
  }

  const told = partners.findIndex(({ id }) => id === pressed?.id);
  return (
    <>
      <ol ref={list} className={styles.lines}>
        {partners.map((partner, place) => (
          <li
            key={partner.id}
            data-id={partner.id}
            data-dragged={dragged?.id === partner.id || undefined}
            className={styles.line}
            draggable={!disabled}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', partner.name);
              setDragged({ id: partner.id, before: partners });
            }}
            onDragOver={(event) => {
              const from = partners.findIndex(({ id }) => id === dragged?.id);
              if (from < 0) return;
              event.preventDefault();
              if (from !== place) onArrange(moved(partners, from, place));
            }}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={(event) => {
              if (dragged !== undefined && event.dataTransfer.dropEffect === 'none')
                onArrange(dragged.before);
              setDragged(undefined);
            }}
          >
            <HolderOutlined className={styles.handle ?? ''} aria-hidden />
            <div className={styles.mark}>
              <CardPicture file={partner.logo_url} bucket="partner-logos" sizes="40px" fit="whole">
                <Initials of={partner.name} />
              </CardPicture>
            </div>
            <div className={styles.name}>
              {partner.name} <EditorialMarks record={partner} />
            </div>
            {button(partner, place, 'up')}
            {button(partner, place, 'down')}
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {told < 0
          ? ''
          : t('partnerOrder.moved', { name: partners[told]?.name, place: told + 1, count: partners.length })}
      </p>
    </>
  );
}
