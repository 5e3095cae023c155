export { SignInForm, SignUpForm, type TypedAnswers } from './authentication-forms';
