/** What is said of a picture beside its address, in one language. */
export interface PictureFacts {
  readonly alt?: string;
  /** The point that stays in sight where it is cropped, in tenths of its width and height; absent: its centre. */
  readonly focus?: readonly [x: number, y: number];
  /** It loses too much when it fills a frame: a page shows all of it. */
  readonly whole?: boolean;
}

/** The address of an uploaded picture in a smaller size. @param file root-relative, maybe with its version */
export function sizedFile(file: string, width: number): string {
  return `${file}${file.includes('?') ? '&' : '?'}w=${width}`;
}
