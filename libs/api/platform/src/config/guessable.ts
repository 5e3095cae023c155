const SAMPLES =
  /change.?(?:me|it)|secret|example|exemple|password|12345678|qwerty|azerty|asdfgh|keyboard.?cat|your.?256|deadbeef|placeholder|replace.?(?:me|this)|lorem.?ipsum/i;
/** Of the pairs of neighbours in a random text most are different: in hexadecimal, 7 of 8; in a group twice over, half. */
const DIFFERENT_PAIRS = 0.6;
/** There are only so many: in a long text they come again. */
const ENOUGH_PAIRS = 60;

/** Whether somebody who tries samples, repetitions and alphabets would find it. */
export function isGuessable(text: string): boolean {
  const pairs = Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2));
  const different = new Set(pairs).size;
  const steps = pairs.filter((pair) => Math.abs(pair.charCodeAt(1) - pair.charCodeAt(0)) <= 1).length;
  const isRepeated = different < Math.min(DIFFERENT_PAIRS * pairs.length, ENOUGH_PAIRS);
  return SAMPLES.test(text) || isRepeated || steps > pairs.length / 2;
}
