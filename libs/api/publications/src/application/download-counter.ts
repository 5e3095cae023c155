/** Keeps the number of downloads of each publication, whoever counts at the same time. */
export abstract class DownloadCounter {
  /** Committed when it returns; of a publication that is gone nothing is kept. */
  abstract add(publicationId: string, downloads: number): Promise<void>;
}
