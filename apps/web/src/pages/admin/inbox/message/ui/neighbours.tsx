import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { getMessageNeighbours, type Neighbour } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { lastList } from '../../../../../entities/content';
import { MESSAGES_PATH, wantedMessages } from '../../../../../entities/message';
import { ButtonLink } from '../../../../../shared/ui/admin';
import styles from './message.module.css';

/** The ways to the messages beside one, in the list as it was left. */
export function Neighbours({ id }: { readonly id: string }) {
  const { t } = useTranslation('admin');
  const { page: _, ...last } = lastList(MESSAGES_PATH);
  const filters = wantedMessages(last);
  const { data } = useQuery({
    queryKey: ['messages', 'neighbours', id, filters],
    queryFn: () => getMessageNeighbours(id, filters, { cache: 'no-store' }),
    staleTime: 0,
  });
  return (
    <nav aria-label={t('messages.others')} className={styles.neighbours}>
      {step('previous', data?.previous)}
      {step('next', data?.next)}
    </nav>
  );

  function step(side: 'previous' | 'next', to: Neighbour | null | undefined) {
    const text = t(`messages.${side}`);
    const look = {
      icon: side === 'previous' ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />,
      iconPlacement: side === 'previous' ? ('start' as const) : ('end' as const),
    };
    if (!to) {
      return (
        <Button {...look} disabled>
          {text}
        </Button>
      );
    }
    const name = t('messages.step', { text, name: to.nom });
    return (
      <ButtonLink {...look} to={`${MESSAGES_PATH}/$id`} params={{ id: to.id }} aria-label={name} title={name}>
        {text}
      </ButtonLink>
    );
  }
}
