export { SignInForm, SignUpForm, type TypedAnswers } from './ui/authentication-forms';
export {
  BeginSecondFactorForm,
  CheckCodeForm,
  ConfirmSecondFactorForm,
  RemoveSecondFactorForm,
} from './ui/second-factor-forms';
export { ChangePasswordForm, ForgotPasswordForm, ResetPasswordForm } from './ui/password-forms';
