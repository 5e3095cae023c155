import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

/** Says of a record that visitors do not see it. */
export function HiddenMark({ record }: { readonly record: { readonly hidden?: boolean } }) {
  const { t } = useTranslation('admin');
  if (record.hidden !== true) return null;
  return <Tag icon={<EyeInvisibleOutlined aria-hidden />}>{t('visibility.hidden')}</Tag>;
}
