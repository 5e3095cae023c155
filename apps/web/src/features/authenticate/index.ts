export { SignInForm, SignUpForm, type TypedAnswers } from './ui/authentication-forms';
export { ChangePasswordForm, ForgotPasswordForm, ResetPasswordForm } from './ui/password-forms';
