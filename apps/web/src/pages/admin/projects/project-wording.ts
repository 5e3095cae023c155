/** Text key of a status: what is neither ongoing nor completed reads as planned (specification §4). */
export function statusKey(
  status: string,
): 'projectStatus.ongoing' | 'projectStatus.completed' | 'projectStatus.planned' {
  if (status === 'ongoing') return 'projectStatus.ongoing';
  return status === 'completed' ? 'projectStatus.completed' : 'projectStatus.planned';
}
