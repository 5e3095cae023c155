import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import { ClosingBand } from '../../../widgets/closing-band';

/** The end of the page: propose a partnership, or read about the firm. */
export function Proposal() {
  const { t } = useTranslation('partnerships');
  const { brochure_url: brochure } = useFirm();
  return (
    <ClosingBand title={t('proposal.title')} text={t('proposal.text')}>
      <Link to="/contact" search={{ sujet: t('proposal.subject') }} className="button">
        {t('proposal.propose')}
      </Link>
      {brochure === null ? (
        <Link to="/contact" search={{ sujet: t('proposal.brochureSubject') }} className="button button-quiet">
          {t('proposal.brochure')}
        </Link>
      ) : (
        <a href={brochure} className="button button-quiet">
          {t('proposal.brochure')}
        </a>
      )}
    </ClosingBand>
  );
}
