import MenuFoldOutlined from '@ant-design/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/MenuUnfoldOutlined';
import { Button, Layout } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../shared/ui/admin';
import styles from './admin-layout.module.css';
import { SectionMenu } from './section-menu';

/** The menu beside the screen, as wide as its words or as its icons. */
export function SideMenu({ counting }: { readonly counting: boolean }) {
  const { t } = useTranslation('admin');
  const [width, setWidth] = usePreference<'words' | 'icons'>('menu', 'words');
  const folded = width === 'icons';
  return (
    <Layout.Sider
      theme="light"
      width={256}
      collapsedWidth={64}
      collapsed={folded}
      className={`${styles.side}`}
    >
      <SectionMenu counting={counting} folded={folded} />
      <Button
        type="text"
        className={`${styles.fold}`}
        icon={folded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        aria-label={t(folded ? 'menu.unfold' : 'menu.fold')}
        aria-expanded={!folded}
        onClick={() => setWidth(folded ? 'words' : 'icons')}
      />
    </Layout.Sider>
  );
}
