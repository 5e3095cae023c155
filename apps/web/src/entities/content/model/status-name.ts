type Say = (key: string) => string;

/** What is neither ongoing nor completed reads as planned (specification §4). */
export function statusName(status: string, t: Say): string {
  return t(`projectStatus.${status === 'ongoing' || status === 'completed' ? status : 'planned'}`);
}
