import { SecondFactorStore } from '../application/second-factor.store';

/** A store in which nobody has begun to add one. */
export class NobodyHasSecondFactors extends SecondFactorStore {
  find = async () => undefined;
  begin = async () => true;
  confirm = async () => false;
  useStep = async () => false;
  useRecoveryCode = async () => false;
  remove = async () => false;
  prove = async () => undefined;
  provedWithin = async () => false;
}
