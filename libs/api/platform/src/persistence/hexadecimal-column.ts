import { p, Type } from '@mikro-orm/core';

class HexadecimalBytes extends Type<string, Buffer> {
  override convertToDatabaseValue(text: string): Buffer {
    return Buffer.from(text, 'hex');
  }

  override convertToJSValue(bytes: Buffer): string {
    return bytes.toString('hex');
  }

  override getColumnType(): string {
    return 'bytea';
  }
}

/** Bytes, a hash for example, that the domain knows as hexadecimal text. */
export function hexadecimal() {
  return p.type(HexadecimalBytes);
}
