import { describe, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { SETTINGS } from '../config';
import { provide, providePort } from './provide';

abstract class Greeting {
  abstract word(): string;
}
class Name {
  readonly name = 'Awa';
}
class Polite extends Greeting {
  constructor(
    private readonly name: Name,
    private readonly settings: { readonly port: number },
  ) {
    super();
  }
  word(): string {
    return `${this.name.name} ${this.settings.port}`;
  }
}

describe('a provider of a plain class', () => {
  it('is built of its parts in their order, behind its port', async () => {
    const module = await Test.createTestingModule({
      providers: [
        { provide: SETTINGS, useValue: { port: 3000 } },
        provide(Name),
        providePort(Greeting, Polite, Name, SETTINGS),
      ],
    }).compile();
    expect(module.get(Greeting).word()).toBe('Awa 3000');
  });

  it('does not compile with parts that are missing, of another class or in another order', () => {
    // @ts-expect-error the settings are missing
    expect(providePort(Greeting, Polite, Name)).toBeDefined();
    // @ts-expect-error in another order
    expect(providePort(Greeting, Polite, SETTINGS, Name)).toBeDefined();
    // @ts-expect-error no adapter of this port
    expect(providePort(Polite, Name)).toBeDefined();
  });
});
