import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import type { Editorial } from '@site/vocabulary';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

interface EditorialMarksProps {
  readonly record: { readonly [Name in Editorial]?: boolean };
}

/** Says of a record that visitors do not see it, and that its English is older than its French. */
export function EditorialMarks({ record: { hidden, english_outdated } }: EditorialMarksProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      {hidden === true ? (
        <Tag icon={<EyeInvisibleOutlined aria-hidden />}>{t('visibility.hidden')}</Tag>
      ) : null}
      {english_outdated === true ? <Tag>{t('visibility.englishOutdated')}</Tag> : null}
    </>
  );
}
