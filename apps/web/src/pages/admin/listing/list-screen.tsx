import { useRef, type ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n';
import { RemovalQuestion } from '../removal/removal-question';
import { useRemoval, type Removable, type RemovalCalls } from '../removal/use-removal';
import { ButtonLink } from '../ui/button-link';
import { ListFrame, type ListFrameProps } from './list-frame';

interface ListScreenProps<TRow> extends Omit<ListFrameProps<TRow>, 'heading' | 'action' | 'children'> {
  readonly calls: RemovalCalls;
  readonly children: (rows: readonly TRow[], means: RowMeans) => ReactNode;
}

export interface RowMeans {
  /** Id of the heading over the rows. */
  readonly labelledBy: string;
  readonly remove: (record: Removable) => void;
}

/** A list with creation and deletion: everything a list of content does whatever it lists. */
export function ListScreen<TRow>({ calls, children, ...frame }: ListScreenProps<TRow>) {
  const { t } = useTranslation('admin');
  const heading = useRef<HTMLHeadingElement>(null);
  const { list, texts } = frame;
  const removal = useRemoval({
    calls,
    doneText: t(`${texts}.removed`),
    reload: list.reload,
    onRemoved: () => heading.current?.focus(),
  });
  const create = (
    <ButtonLink to={`${list.path}/new`} color="primary" variant="solid">
      {t(`${texts}.create`)}
    </ButtonLink>
  );
  return (
    <>
      <ListFrame {...frame} heading={heading} action={create}>
        {(rows, labelledBy) => children(rows, { labelledBy, remove: removal.ask })}
      </ListFrame>
      <RemovalQuestion removal={removal} />
    </>
  );
}
