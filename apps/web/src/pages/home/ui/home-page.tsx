import { ClosingCall } from '../../../widgets/closing-call';
import { Expertise } from './expertise';
import { Flagships } from './flagships';
import { Hero } from './hero';
import { Introduction } from './introduction';
import { PartnerStrip } from './partner-strip';
import { RegistrationStrip } from './registration-strip';

export function HomePage() {
  return (
    <>
      <Hero />
      <RegistrationStrip />
      <PartnerStrip />
      <Introduction />
      <Expertise />
      <Flagships />
      <ClosingCall />
    </>
  );
}
