import type { FactoryProvider, Type } from '@nestjs/common';
import type { SETTINGS, Settings } from '../config';

type Class<Made> = abstract new (...parts: never[]) => Made;
/** What is injected where a constructor takes this: a class, or the settings by their token. */
type Token<Part> = Class<Part> | (Settings extends Part ? typeof SETTINGS : never);
type Tokens<Parts extends readonly unknown[]> = { readonly [Place in keyof Parts]: Token<Parts[Place]> };

/** Gives a port by a plain class, which is built of what its constructor takes, in its order. */
export function providePort<Port, Parts extends readonly unknown[]>(
  port: Class<Port>,
  adapter: new (...parts: Parts) => NoInfer<Port>,
  ...inject: Tokens<Parts>
): FactoryProvider<Port> {
  const useFactory = (...parts: unknown[]) => new adapter(...(parts as unknown as Parts));
  return { provide: port, inject: [...inject], useFactory };
}

/** The same for a class that is asked for by itself. */
export function provide<Made, Parts extends readonly unknown[]>(
  made: new (...parts: Parts) => Made,
  ...inject: Tokens<Parts>
): FactoryProvider<Made> {
  return providePort<Made, Parts>(made as Type<Made>, made, ...inject);
}

/** The same for a class that takes its parts by name. */
export function provideOf<Made, Parts extends object>(
  made: new (parts: Parts) => Made,
  inject: { readonly [Name in keyof Parts]: Token<Parts[Name]> },
): FactoryProvider<Made> {
  const names = Object.keys(inject);
  const useFactory = (...parts: unknown[]) =>
    new made(Object.fromEntries(names.map((name, place) => [name, parts[place]])) as Parts);
  return { provide: made, inject: Object.values(inject), useFactory };
}
