import MailOutlined from '@ant-design/icons/MailOutlined';
import { useTranslation } from 'react-i18next';
import { messageCalls, MESSAGES_PATH } from '../../../../../entities/message';
import { TableList, useSelection } from '../../../../../features/list-records';
import { RemovalQuestion, RemoveButton, useRemoval } from '../../../../../features/remove-record';
import { ButtonLink, rowActions } from '../../../../../shared/ui/admin';
import { BulkBar } from '../../../../../widgets/admin-content';
import { useMessageList } from '../model/message-list';
import { OtherMatches } from './other-matches';
import { useMessageColumns } from './message-columns';
import { PeriodFilter } from './period-filter';
import { ViewChoice } from './view-choice';

export function MessageListPage() {
  const { t } = useTranslation('admin');
  const { list, counts } = useMessageList();
  const columns = useMessageColumns();
  const selection = useSelection(list, ({ nom }) => nom);
  const removal = useRemoval({
    calls: messageCalls,
    several: {
      remove: (records) => messageCalls.together('erase', records),
      doneText: (count) => t('messages.done.erase', { count }),
    },
    doneText: t('messages.removed'),
    reload: list.reload,
    onRemoved: list.toHeading,
  });

  return (
    <>
      <TableList
        list={list}
        texts="messages"
        views={<ViewChoice list={list} counts={counts} />}
        moreFilters={<PeriodFilter list={list} />}
        empty={t(`messages.none.${list.address.filters['status'] || 'new'}`)}
        bulk={
          <>
            <OtherMatches list={list} counts={counts} />
            <BulkBar
              selection={selection}
              change={messageCalls.together}
              doneText={(act, count) => t(`messages.done.${act}`, { count })}
              removal={removal}
              reload={list.reload}
              actions={[
                { act: 'handled', text: t('messages.file.handled') },
                { act: 'spam', text: t('messages.file.spam') },
              ]}
            />
          </>
        }
        columns={columns}
        selection={selection}
        actionsOf={({ id, nom: name }) => (
          <div className={rowActions}>
            <ButtonLink
              to={`${MESSAGES_PATH}/$id`}
              params={{ id }}
              color="primary"
              variant="text"
              icon={<MailOutlined />}
              aria-label={t('messages.open', { name })}
              title={t('messages.open', { name })}
            />
            <RemoveButton record={{ id, name }} onAsk={removal.ask} />
          </div>
        )}
      />
      <RemovalQuestion removal={removal} />
    </>
  );
}
