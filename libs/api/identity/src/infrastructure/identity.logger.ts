import { Logger } from '@nestjs/common';
import type { JournalAction, Journal } from '@site/api-kernel';
import type { IdentityLog } from '../application/identity.log';

/** Writes to the log of the process; it adds the request and its caller. What no row tells goes into the journal, too. */
export class IdentityLogger implements IdentityLog {
  private readonly logger = new Logger('Identity');

  /** @param countRefusal is told of each sign-in that was refused */
  constructor(
    private readonly journal?: Journal,
    private readonly countRefusal: () => void = () => undefined,
  ) {}

  signedUp(userId: string): void {
    this.logger.log({ event: 'signed_up', user_id: userId }, 'signed up');
  }

  signedIn(userId: string, sessionId: string): void {
    this.logger.log({ event: 'signed_in', user_id: userId, session_id: sessionId }, 'signed in');
  }

  signInFailed(userId: string | undefined): void {
    this.countRefusal();
    this.logger.warn({ event: 'sign_in_failed', user_id: userId ?? null }, 'sign-in failed');
    if (userId === undefined) return;
    // Nobody waits for it, or the answer would tell by its time whether there is such an account.
    this.note('sign_in_refused', userId);
  }

  refreshTokenReplayed(userId: string, sessionId: string): void {
    this.logger.warn(
      { event: 'refresh_token_replayed', user_id: userId, session_id: sessionId },
      'refresh token replayed, session ended',
    );
  }

  passwordChanged(userId: string): void {
    this.logger.log({ event: 'password_changed', user_id: userId }, 'password changed');
  }

  resetAsked(userId: string | undefined): void {
    this.logger.log({ event: 'reset_asked', user_id: userId ?? null }, 'a new password was asked for');
  }

  resetLinkMade(userId: string, way: 'mailed' | 'handed over'): void {
    this.logger.log({ event: 'reset_link_made', user_id: userId, way }, `reset link ${way}`);
  }

  secondFactorChanged(userId: string, change: 'added' | 'removed'): void {
    this.logger.log({ event: `second_factor_${change}`, user_id: userId }, `second factor ${change}`);
  }

  recoveryCodeUsed(userId: string): void {
    this.logger.warn({ event: 'recovery_code_used', user_id: userId }, 'recovery code used');
    this.note('recovery_code_used', userId);
  }

  sessionEnded(userId: string, sessionId: string): void {
    this.logger.log({ event: 'session_ended', user_id: userId, session_id: sessionId }, 'session ended');
  }

  sessionsEnded(userId: string): void {
    this.logger.log({ event: 'sessions_ended', user_id: userId }, 'all sessions ended');
  }

  roleChanged(userId: string, change: 'granted' | 'revoked', role: string): void {
    this.logger.log({ event: `role_${change}`, user_id: userId, role }, `role ${change}`);
  }

  firstAdministratorLeftAlone(userId: string): void {
    this.logger.log(
      { event: 'first_administrator_left_alone', user_id: userId },
      'ADMIN_EMAIL has an account already: it keeps its password and its roles (npm run admin -- grant EMAIL)',
    );
  }

  private note(action: JournalAction, userId: string): void {
    this.journal?.note(action, 'users', { record: userId }).catch((error: unknown) => {
      this.logger.error(error);
    });
  }
}
