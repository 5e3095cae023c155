import ColumnHeightOutlined from '@ant-design/icons/ColumnHeightOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../shared/ui/admin';

export const DENSITY = ['density', 'roomy' as 'roomy' | 'dense'] as const;

/** How close the rows of every table stand. */
export function DensityChoice({ className }: { readonly className: string }) {
  const { t } = useTranslation('admin');
  const [density, choose] = usePreference(...DENSITY);
  const dense = density === 'dense';
  return (
    <Button
      className={className}
      icon={<ColumnHeightOutlined />}
      aria-label={t('list.dense')}
      aria-pressed={dense}
      title={t('list.dense')}
      onClick={() => choose(dense ? 'roomy' : 'dense')}
    />
  );
}
