import { listProjects } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../api/settings-query';
import { isFarAbove, type FarAbove } from './far-above';

/** The number of projects that the settings state, when it is far above those that visitors see. */
export function useFarAbove(): FarAbove | undefined {
  const { data: figure } = useQuery({ ...settingsQuery, select: (settings) => settings.projects_figure });
  const { data: count } = useQuery({
    queryKey: ['projects', 'public-total'],
    queryFn: () => listProjects({ visibility: 'public', limit: 1 }),
    select: ({ total }) => total,
    staleTime: 0,
    enabled: figure !== undefined && isFarAbove(figure, 1),
  });
  if (figure === undefined || count === undefined || !isFarAbove(figure, count)) return undefined;
  return { figure, count };
}
