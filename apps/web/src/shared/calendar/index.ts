import dayjs from 'dayjs';
import 'dayjs/locale/fr';

// Its English is American; where the firm is, a week begins on Monday in every language.
dayjs.locale('en', { ...dayjs.Ls['en'], weekStart: 1 }, true);

export { dayjs };
