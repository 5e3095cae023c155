import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface RestoredNoteProps {
  readonly className: string | undefined;
  readonly disabled: boolean;
  readonly onDiscard: () => void;
}

export function RestoredNote({ className, disabled, onDiscard }: RestoredNoteProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={className}>
      <p role="status">{t('draft.restored')}</p>
      <Button type="link" size="small" disabled={disabled} onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
    </div>
  );
}
