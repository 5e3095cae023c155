import type { Suggest } from '../../../../features/edit-record';

/** Of West Africa first, then of whoever finances work there. */
const CODES =
  'CI BJ BF CV GM GH GN GW LR ML MR NE NG SN SL TG CM TD MA DZ TN EG KE RW ZA FR BE CH DE NL LU ES IT GB DK SE NO CA US JP CN KR';

/** Names as the site has them: a record holds one, in French. */
export const countries: Suggest = () => {
  const names = new Intl.DisplayNames('fr', { type: 'region' });
  return Promise.resolve(CODES.split(' ').map((code) => names.of(code) ?? code));
};
