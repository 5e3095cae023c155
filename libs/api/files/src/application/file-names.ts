export abstract class FileNames {
  /** 128 random bits as 32 hexadecimal digits. */
  abstract next(): string;
}
