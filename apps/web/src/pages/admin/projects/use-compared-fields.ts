import { useTranslation } from 'react-i18next';
import type { ComparedField } from '../editing/conflict-panel';
import { statusKey } from './project-wording';

export function useComparedFields(): readonly ComparedField[] {
  const { t } = useTranslation('admin');
  return [
    { name: 'title_fr', label: t('projects.titleFr'), lang: 'fr' },
    { name: 'title_en', label: t('projects.titleEn'), lang: 'en' },
    { name: 'description_fr', label: t('form.descriptionFr'), lang: 'fr' },
    { name: 'description_en', label: t('form.descriptionEn'), lang: 'en' },
    { name: 'category', label: t('projects.category') },
    { name: 'status', label: t('projects.status'), word: (status) => t(statusKey(status)) },
    { name: 'location', label: t('projects.location') },
    { name: 'date', label: t('projects.date') },
    { name: 'beneficiaries', label: t('form.beneficiaries') },
    { name: 'image_url', label: t('form.image') },
  ];
}
