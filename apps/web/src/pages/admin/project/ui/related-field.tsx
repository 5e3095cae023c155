import { idsIn, MOST_RELATED, type Kind } from '@site/vocabulary';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentCalls, recordName, type ContentRecord } from '../../../../entities/content';
import { useLocale } from '../../../../shared/i18n';
import { fieldOf, useFormFrame, type ControlProps } from '../../../../shared/ui/admin-form';

interface Related extends ControlProps {
  readonly kind: Kind;
}

const OFFERED = 20;

/** Records of another kind, found by their words; its value is their ids, commas between. */
export const RelatedField = fieldOf(function RelatedControl({ id, kind, value = '', onChange }: Related) {
  const { t } = useTranslation('admin');
  const { saving } = useFormFrame();
  const [words, setWords] = useState('');
  const chosen = idsIn(value);
  // Nobody pays for the names who does not look for any.
  const [opened, setOpened] = useState(false);
  const found = useNames(kind, words === '' ? {} : { q: words }, opened);
  const known = useNames(kind, { ids: value }, chosen.length > 0);
  const names = new Map([...found, ...known]);
  return (
    <Select
      id={id}
      mode="multiple"
      disabled={saving}
      maxCount={MOST_RELATED}
      value={chosen}
      placeholder={t('reference.find')}
      notFoundContent={t('reference.nothingFound')}
      onOpenChange={(open) => setOpened((before) => before || open)}
      showSearch={{ filterOption: false, onSearch: setWords }}
      onChange={(ids: string[]) => onChange?.(ids.join(','))}
      options={[...new Set([...chosen, ...found.keys()])].map((one) => ({
        value: one,
        label: names.get(one) ?? t('reference.gone'),
      }))}
    />
  );
});

/** What records are called, by their ids. */
function useNames(
  kind: Kind,
  asked: Readonly<Record<string, string>>,
  enabled: boolean,
): ReadonlyMap<string, string> {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: [kind.name, 'names', asked],
    queryFn: ({ signal }) =>
      contentCalls(kind).list({ limit: OFFERED, offset: 0, ...asked }, { signal, cache: 'no-store' }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const records = (enabled ? (data?.items ?? []) : []) as readonly ContentRecord<Kind>[];
  return new Map(records.map((record) => [record.id, recordName(kind, record, locale)]));
}
