import { AuthPage as SignIn, ForgotPage as Forgot, ResetPage as Reset } from '../../pages/auth';
import { PreferredLanguage } from '../preferred-language';

export function AuthPage() {
  return (
    <>
      <PreferredLanguage />
      <SignIn />
    </>
  );
}

export function ForgotPage() {
  return (
    <>
      <PreferredLanguage />
      <Forgot />
    </>
  );
}

export function ResetPage() {
  return (
    <>
      <PreferredLanguage />
      <Reset />
    </>
  );
}
