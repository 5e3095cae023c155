import { useTranslation } from 'react-i18next';
import { categoryDrawing } from '../../../shared/config';
import { Card, CardGrid } from '../../../shared/ui/card';
import { Facts } from '../../../shared/ui/facts';
import { Formatted } from '../../../shared/ui/formatted';
import { Picture } from '../../../shared/ui/picture';
import { Record } from '../../../shared/ui/record';
import { NotFound } from '../../../widgets/not-found';
import type { PlainRecord } from '../model/plain-record';

export function PreviewPage({ data: record }: { data: PlainRecord | null }) {
  if (record === null) return <NotFound />;
  return record.view === 'card' ? <PlainCard record={record} /> : <PlainPage record={record} />;
}

function PlainCard({ record }: { record: PlainRecord }) {
  return (
    <CardGrid>
      <li>
        <Card picture={<PlainPicture record={record} />} badges={null} title={record.title}>
          <PlainFacts record={record} />
        </Card>
      </li>
    </CardGrid>
  );
}

function PlainPage({ record }: { record: PlainRecord }) {
  const { t } = useTranslation('admin');
  return (
    <Record
      origin={null}
      back={null}
      badges={null}
      title={record.title}
      picture={<PlainPicture record={record} />}
      factsId="preview-facts"
      factsTitle={t('form.details')}
      facts={<PlainFacts record={record} />}
    >
      {record.texts.map((text, index) => (
        <Formatted key={index} html={text} />
      ))}
    </Record>
  );
}

function PlainPicture({ record: { image } }: { record: PlainRecord }) {
  return <Picture file={image ?? null} drawing={categoryDrawing('')} eager sizes="94vw" />;
}

function PlainFacts({ record }: { record: PlainRecord }) {
  const { t } = useTranslation('admin');
  return (
    <Facts
      facts={record.facts.map(({ name, value, word }) => [
        t(`fields.${name}`),
        word === undefined ? value : t(word, { defaultValue: value }),
      ])}
    />
  );
}
