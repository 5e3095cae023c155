/** Why a backup or a restore cannot be done, in words for whoever runs it. */
export class BackupFailure extends Error {
  constructor(french: string, english: string, cause?: unknown) {
    super(`${french} / ${english}`, { cause });
    this.name = 'BackupFailure';
  }
}

export const altered = (place: string): BackupFailure =>
  new BackupFailure(`L’archive a été modifiée (${place})`, `the archive was altered (${place})`);

/** What somebody took for an archive: nothing of it is repeated on a terminal. */
export const foreign = (): BackupFailure =>
  new BackupFailure(
    'Ce n’est pas une sauvegarde, ou l’archive a été modifiée',
    'this is no backup, or the archive was altered',
  );

export const truncated = (): BackupFailure =>
  new BackupFailure(
    'L’archive est incomplète : sa fin manque',
    'the archive is incomplete: its end is missing',
  );

/** What the file system says of a backup file, in words where it is somebody's to mend. */
export function asFileFailure(error: unknown, path: string): unknown {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupFailure(`Disque plein : ${path}`, 'the disk is full', error);
  if (code === 'ENOENT')
    return new BackupFailure(`Introuvable : ${path}`, 'there is no such file or folder', error);
  if (['EACCES', 'EPERM', 'EROFS', 'EISDIR', 'ENOTDIR', 'EIO'].includes(code))
    return new BackupFailure(`Inutilisable (${code}) : ${path}`, 'it cannot be read or written', error);
  return error;
}
