/** Why a value is refused, in French and in English; never the value itself. */
export type Reason = readonly [french: string, english: string];

/** One sort of value: how it is read, and what is said of a text that is none. */
export interface Kind<Value> {
  readonly parse: (text: string) => Value | undefined;
  readonly expected: Reason | ((text: string) => Reason);
}

export type Environment = Readonly<Record<string, string | undefined>>;

export class SettingsError extends Error {
  readonly names: readonly string[];

  constructor(reasons: ReadonlyMap<string, Reason>) {
    const lines = [...reasons].map(([name, [french, english]]) => `  ${name} : ${french} / ${english}`);
    super(['Réglages non valides ou manquants / invalid or missing settings:', ...lines].join('\n'));
    this.name = 'SettingsError';
    this.names = [...reasons.keys()];
  }
}

/** Reads variables one after the other and remembers, for the end, which are wrong. */
export class EnvironmentReader {
  private readonly reasons = new Map<string, Reason>();

  constructor(private readonly environment: Environment) {}

  readonly read = <Value>(name: string, fallback: Value, { parse, expected }: Kind<Value>): Value => {
    const text = this.environment[name]?.trim();
    if (text === undefined || text === '') return fallback;
    const value = parse(text);
    this.demand(name, value !== undefined, typeof expected === 'function' ? expected(text) : expected);
    return value ?? fallback;
  };

  /** The first reason against a variable is the one that is told. */
  readonly demand = (name: string, holds: boolean, reason: Reason): void => {
    if (!holds && !this.reasons.has(name)) this.reasons.set(name, reason);
  };

  refused(name: string): boolean {
    return this.reasons.has(name);
  }

  /** @throws SettingsError */
  finish(): void {
    if (this.reasons.size > 0) throw new SettingsError(this.reasons);
  }
}
