import { DatePicker } from 'antd';
import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dayjs } from '../../../shared/calendar';
import { fieldOf, useFormFrame, type ControlProps } from '../../../shared/ui/admin-form';

/** As it is shown first; then what people type, and what machines fill in. */
const FORMATS = ['DD/MM/YYYY', 'D/M/YYYY', 'DD.MM.YYYY', 'DD-MM-YYYY', 'YYYY-MM-DD'];

/**
 * A day, typed or chosen in the calendar; its value is `YYYY-MM-DD`, or empty for none. What is typed halfway reads as
 * none, as in a browser's own field; what stands in the field stays.
 */
export const DayField = fieldOf(function DayControl({ id, value = '', onChange, ...given }: ControlProps) {
  const { t } = useTranslation('admin');
  const { saving } = useFormFrame();
  const [before, setBefore] = useState('');
  const [open, setOpen] = useState(false);
  const shown = dayjs(value || before || null);
  const type = ({ target }: ChangeEvent<HTMLElement>) => {
    const text = (target as HTMLInputElement).value.trim();
    const day = dayjs(text, FORMATS, true);
    const typed = day.isValid() ? day.format('YYYY-MM-DD') : '';
    setBefore(text === '' || typed !== '' ? '' : value || before);
    if (typed !== value) onChange?.(typed);
  };
  return (
    <div onChange={type} data-unfolded={open || undefined}>
      <DatePicker
        {...given}
        disabled={saving}
        id={id}
        data-day=""
        style={{ width: '100%' }}
        autoComplete="off"
        placeholder={t('form.dayFormat')}
        format={FORMATS}
        preserveInvalidOnBlur
        value={shown.isValid() ? shown : null}
        onOpenChange={setOpen}
        onChange={(day) => {
          setBefore('');
          onChange?.(day?.format('YYYY-MM-DD') ?? '');
        }}
      />
    </div>
  );
});
