import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayFilter, TableList, useList } from '../../../../features/list-records';
import { administratorsQuery, JOURNAL_LIST, KINDS } from '../model/journal-list';
import { useKindName } from '../model/use-kind-name';
import { useJournalColumns } from './journal-columns';

/** Who did what, and when. */
export function JournalPage() {
  const { t } = useTranslation('admin');
  const list = useList(JOURNAL_LIST);
  const columns = useJournalColumns();
  const kindName = useKindName();
  const { data: people = [] } = useQuery(administratorsQuery);
  const { by } = list.address.filters;
  const known = people.map(({ id, full_name: name }) => ({ value: id, text: name }));
  const isOther = by !== '' && by !== undefined && !people.some(({ id }) => id === by);
  return (
    <TableList
      list={list}
      texts="journal"
      introduced
      searchable={false}
      filters={[
        {
          name: 'by',
          label: t('journal.by'),
          all: t('journal.everybody'),
          options: isOther ? [...known, { value: by, text: t('journal.somebodyElse') }] : known,
        },
        {
          name: 'kind',
          label: t('bin.kind'),
          all: t('bin.allKinds'),
          options: KINDS.map((kind) => ({ value: kind, text: kindName(kind) })),
        },
      ]}
      moreFilters={<DayFilter list={list} name="day" label={t('journal.day')} />}
      columns={columns}
    />
  );
}
