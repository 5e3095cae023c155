import { randomFillSync } from 'node:crypto';
import { Clock, IdGenerator } from '@site/api-kernel';

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** UUID version 7 (RFC 9562 §5.7): 48 bits of milliseconds, then random bits. */
export class UuidV7Generator extends IdGenerator {
  next(): string {
    const bytes = randomFillSync(Buffer.alloc(16));
    bytes.writeUIntBE(Date.now(), 0, 6);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    const hex = bytes.toString('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }
}
