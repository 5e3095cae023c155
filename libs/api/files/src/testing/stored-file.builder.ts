import { StoredFile } from '../domain/stored-file';

export function aStoredFile(differences: Partial<StoredFile> = {}): StoredFile {
  return new StoredFile({
    id: '01900000-0000-7000-8000-0000000000f1',
    bucket: 'project-images',
    name: `${'0f'.repeat(16)}.jpg`,
    originalName: 'barrage.jpg',
    contentType: 'image/jpeg',
    size: 1_310_720,
    dimensions: { width: 4000, height: 3000 },
    animated: false,
    sha256: 'ab'.repeat(32),
    uploadedBy: undefined,
    contentName: undefined,
    contentVersion: 1,
    ...differences,
  });
}
