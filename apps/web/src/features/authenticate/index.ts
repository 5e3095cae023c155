export { SignInForm, SignUpForm, type TypedAnswers } from './ui/authentication-forms';
