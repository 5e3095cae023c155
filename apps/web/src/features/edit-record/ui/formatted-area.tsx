import { Input } from 'antd';
import type { TextAreaProps, TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldName } from '../../../shared/text';
import type { Mark } from '../model/marks';
import { putMark } from '../model/put-mark';
import { MarkBar } from './mark-bar';

interface FormattedAreaProps extends TextAreaProps {
  readonly id: FieldName;
}

/** A text of several lines that may be formatted; its id is the name of the field. */
export function FormattedArea(control: FormattedAreaProps) {
  const { t } = useTranslation('admin');
  const area = useRef<TextAreaRef>(null);
  const put = (mark: Mark) => {
    const element = area.current?.resizableTextArea?.textArea;
    if (element !== undefined) putMark(element, mark, t('marks.words'));
  };
  const listen = (event: KeyboardEvent) => {
    if ((!event.ctrlKey && !event.metaKey) || event.altKey || event.shiftKey) return;
    const mark = ({ b: 'bold', i: 'italics' } as const)[event.key.toLowerCase()];
    if (mark === undefined) return;
    event.preventDefault();
    put(mark);
  };
  return (
    <>
      <MarkBar name={control.id} onMark={put} />
      <Input.TextArea {...control} ref={area} onKeyDown={listen} />
    </>
  );
}
