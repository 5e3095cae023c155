import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** What it is about, after the word for a quote. */
  about?: string;
  className: string;
  children: ReactNode;
}

/** The way to the contact form as a request for a quote. */
export function QuoteLink({ about, className, children }: Props) {
  const { t } = useTranslation('common');
  const subject = about === undefined ? t('quote.subject') : t('quote.subjectOf', { about });
  return (
    <Link to="/contact" search={{ sujet: subject }} className={className}>
      {children}
    </Link>
  );
}
