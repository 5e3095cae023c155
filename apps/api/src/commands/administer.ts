import type { INestApplicationContext } from '@nestjs/common';
import { DomainError } from '@site/api-kernel';
import { AdministratorService, SecondFactorService } from '@site/api-identity';
import type { Settings } from '@site/api-platform/config';
import { inContext } from './in-context';

/** Of a command that is given something else. */
export const NO_ADDRESS = 'Ce n’est pas une adresse email. / This is no e-mail address.';
const REFUSALS: Readonly<Record<string, string>> = {
  not_found:
    'Aucun compte n’a cette adresse ; inscrivez-vous d’abord sur /auth. / No account has this address; sign up at /auth first.',
  validation_failed: NO_ADDRESS,
  last_admin:
    'Le dernier administrateur ne peut pas être retiré. / The last administrator cannot be removed.',
};

export async function administer(settings: Settings, verb: string, email: string): Promise<void> {
  await inContext(settings, async (services) => {
    try {
      console.log(await act(services, verb, email));
    } catch (error) {
      const refusal = error instanceof DomainError ? REFUSALS[error.code] : undefined;
      throw refusal === undefined ? error : new Error(refusal);
    }
  });
}

async function act(services: INestApplicationContext, verb: string, email: string): Promise<string> {
  const administrators = services.get(AdministratorService);
  switch (verb) {
    case 'grant':
      await administrators.grant({ email });
      return `${email} est administrateur. / is an administrator.`;
    case 'revoke':
      await administrators.revoke({ email });
      return `${email} n’est plus administrateur. / is no longer an administrator.`;
    case 'reset-password':
      return `Nouveau mot de passe de ${email} / new password: ${await administrators.resetPassword({ email })}`;
    case 'reset-second-factor':
      await services.get(SecondFactorService).reset({ email });
      return `${email} se connecte sans code. / signs in without a code.`;
    default:
      throw new Error('admin grant|revoke|reset-password|reset-second-factor EMAIL');
  }
}
