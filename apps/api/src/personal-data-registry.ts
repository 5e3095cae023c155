import type { PersonalData, Tally } from '@site/api-kernel';

/** What the whole product holds of people: the parts that its modules hold. */
export class PersonalDataRegistry {
  constructor(private readonly parts: readonly PersonalData[]) {}

  /** @throws between two parts what the signal says */
  expire(pretend: boolean, signal?: AbortSignal): Promise<Tally> {
    return this.queueRequests((part) => {
      signal?.throwIfAborted();
      return part.expire(pretend);
    });
  }

  about(email: string): Promise<Readonly<Record<string, readonly object[]>>> {
    return this.queueRequests((part) => part.about(email));
  }

  erase(email: string): Promise<Tally> {
    return this.queueRequests((part) => part.erase(email));
  }

  /** A part that refuses ends it: those after it are left as they are. */
  private async queueRequests<Value>(
    ask: (part: PersonalData) => Promise<Readonly<Record<string, Value>>>,
  ): Promise<Record<string, Value>> {
    const answers: Record<string, Value> = {};
    for (const part of this.parts) Object.assign(answers, await ask(part));
    return answers;
  }
}
