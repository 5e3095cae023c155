import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from '../../../shared/i18n';
import cells from '../listing/cells.module.css';
import { DataTable } from '../listing/data-table';
import { ListFrame } from '../listing/list-frame';
import { prepareQuestion, RemovalQuestion } from '../removal/removal-question';
import { useRemoval } from '../removal/use-removal';
import { DeleteIcon, OpenIcon } from '../ui/icons';
import { messageCalls } from './message-calls';
import { useMessageColumns } from './message-columns';
import { MESSAGES_PATH, useMessageList } from './message-list';
import { ViewChoice } from './view-choice';

export function MessageListPage() {
  const { t } = useTranslation('admin');
  const { list, counts } = useMessageList();
  const columns = useMessageColumns();
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval({
    calls: messageCalls,
    doneText: t('messages.removed'),
    reload: list.reload,
    onRemoved: () => heading.current?.focus(),
  });

  return (
    <>
      <ListFrame
        list={list}
        texts="messages"
        views={<ViewChoice list={list} counts={counts} />}
        filters={[]}
        sortFields={[]}
        layout="rows"
        heading={heading}
        action={null}
      >
        {(rows, labelledBy) => (
          <DataTable
            list={list}
            columns={columns}
            rows={rows}
            labelledBy={labelledBy}
            actions={({ id, nom: name }) => (
              <div className={cells.actions}>
                <Link
                  to={`${MESSAGES_PATH}/$id`}
                  params={{ id }}
                  className={cells.action}
                  aria-label={t('messages.open', { name })}
                  title={t('messages.open', { name })}
                >
                  <OpenIcon />
                </Link>
                <button
                  type="button"
                  className={cells.action}
                  data-danger
                  aria-label={t('list.remove', { name })}
                  title={t('list.remove', { name })}
                  onPointerEnter={prepareQuestion}
                  onFocus={prepareQuestion}
                  onClick={() => removal.ask({ id, name })}
                >
                  <DeleteIcon />
                </button>
              </div>
            )}
          />
        )}
      </ListFrame>
      <RemovalQuestion removal={removal} />
    </>
  );
}
