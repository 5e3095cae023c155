import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useClosing } from '../../../shared/ui/admin';
import styles from './admin-header.module.css';
import { SectionMenu } from './section-menu';

interface MenuDrawerProps {
  readonly counting: boolean;
  /** It is gone, and with it the hold it had on the focus. */
  readonly onClosed: () => void;
}

/** The menu of a small screen. */
export function MenuDrawer({ counting, onClosed }: MenuDrawerProps) {
  const { t } = useTranslation('admin');
  const { close, drawer } = useClosing(onClosed);
  return (
    <Drawer
      {...drawer}
      placement="left"
      size={280}
      title={t('area')}
      classNames={{ body: `${styles.drawer}` }}
    >
      <SectionMenu counting={counting} onLeave={close} />
    </Drawer>
  );
}
