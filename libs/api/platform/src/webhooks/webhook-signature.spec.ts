import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { newSecret, signedHeaders } from './webhook-signature';

describe('the signature of a webhook', () => {
  it('is that of the example in the specification of Standard Webhooks', () => {
    const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
    const body = '{"test": 2432232314}';
    const at = new Date(1_614_265_330_000);
    expect(signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', id, at, body)).toEqual({
      'webhook-id': id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('is made with the bytes of a secret of its own', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(newSecret()).not.toBe(secret);
    const key = Buffer.from(secret.slice(6), 'base64');
    const expected = createHmac('sha256', key).update('a.0.{}').digest('base64');
    expect(signedHeaders(secret, 'a', new Date(0), '{}')['webhook-signature']).toBe(`v1,${expected}`);
  });
});
