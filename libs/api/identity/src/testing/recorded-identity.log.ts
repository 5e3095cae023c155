import { IdentityLog } from '../application/identity.log';

/** Remembers the names of what happened. */
export class RecordedIdentityLog extends IdentityLog {
  readonly events: string[] = [];

  signedUp(): void {
    this.events.push('signed up');
  }

  signedIn(): void {
    this.events.push('signed in');
  }

  signInFailed(userId: string | undefined): void {
    this.events.push(userId === undefined ? 'sign-in of nobody failed' : 'sign-in failed');
  }

  refreshTokenReplayed(): void {
    this.events.push('refresh token replayed');
  }

  passwordChanged(): void {
    this.events.push('password changed');
  }

  resetAsked(userId: string | undefined): void {
    this.events.push(userId === undefined ? 'reset asked for nobody' : 'reset asked');
  }

  resetLinkMade(_userId: string, way: 'mailed' | 'handed over'): void {
    this.events.push(`reset link ${way}`);
  }

  secondFactorChanged(_userId: string, change: 'added' | 'removed'): void {
    this.events.push(`second factor ${change}`);
  }

  recoveryCodeUsed(): void {
    this.events.push('recovery code used');
  }

  sessionEnded(): void {
    this.events.push('session ended');
  }

  sessionsEnded(): void {
    this.events.push('sessions ended');
  }

  roleChanged(_userId: string, change: 'granted' | 'revoked', role: string): void {
    this.events.push(`${role} ${change}`);
  }

  firstAdministratorLeftAlone(): void {
    this.events.push('first administrator left alone');
  }
}
