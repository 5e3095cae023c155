export { AuthPage } from './ui/auth-page';
export { ForgotPage } from './ui/forgot-page';
export { ResetPage } from './ui/reset-page';
