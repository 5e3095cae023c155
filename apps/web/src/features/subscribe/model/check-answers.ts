import { isEmail, wordValidation, type Locale } from '@site/vocabulary';
import type { Errors } from '../../../shared/form';

export interface Answers {
  readonly email: string;
  readonly consent: boolean;
}

/** What the API would refuse, in its words; of no field, nothing. */
export function checkAnswers({ email, consent }: Answers, locale: Locale): Errors {
  return {
    ...(!isEmail(email) && { email: wordValidation('email_invalid', locale) }),
    ...(!consent && { consent: wordValidation('consent_required', locale) }),
  };
}
