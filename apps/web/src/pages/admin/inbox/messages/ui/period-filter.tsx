import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayFilter, type List } from '../../../../../features/list-records';

/** Between which days messages came; calendars are loaded for who wants them. */
export function PeriodFilter({ list }: { readonly list: List<unknown> }) {
  const { t } = useTranslation('admin');
  const [opened, setOpened] = useState(false);
  const { from = '', to = '' } = list.address.filters;
  if (!opened && from === '' && to === '') {
    return (
      <Button icon={<CalendarOutlined aria-hidden />} onClick={() => setOpened(true)}>
        {t('messages.period')}
      </Button>
    );
  }
  return (
    <>
      <DayFilter list={list} name="from" label={t('messages.since')} notAfter={to} autoFocus={opened} />
      <DayFilter list={list} name="to" label={t('messages.until')} notBefore={from} />
    </>
  );
}
