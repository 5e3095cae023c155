import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import { type Output, outputs } from './outputs.ts';

const root = resolve(import.meta.dirname, '../..');

// A drawing is shown as a picture: nothing in it may run or load, and it is whole where its styles are refused.
const isHarmless = (svg: string) =>
  !/<(script|image|foreignObject|text)\b|\son\w+=|\sstyle=|href="(?!#)|@import|url\((?!#)/i.test(svg);

const fault = ({ path, maxBytes }: Output, bytes: Buffer) => {
  if (bytes.length > maxBytes) return `${path}: ${bytes.length} bytes, at most ${maxBytes}`;
  if (path.endsWith('.svg') && !isHarmless(bytes.toString())) return `${path}: not a plain drawing`;
  return undefined;
};

const write = async (output: Output): Promise<string | undefined> => {
  const { path, make } = output;
  const bytes = await make();
  await mkdir(dirname(resolve(root, path)), { recursive: true });
  await writeFile(resolve(root, path), bytes);
  console.log(`${String(bytes.length).padStart(7)}  ${path}`);
  return fault(output, bytes);
};

const compare = async (output: Output): Promise<string | undefined> => {
  const { path, make, pixels } = output;
  const kept = await readFile(resolve(root, path)).catch(() => undefined);
  if (!kept) return `${path}: missing`;
  const complaint = fault(output, kept);
  if (complaint) return complaint;
  if (pixels) {
    const { width, height } = await sharp(kept).metadata();
    const isRight = width === pixels.width && height === pixels.height;
    return isRight ? undefined : `${path}: ${width}×${height}, not ${pixels.width}×${pixels.height}`;
  }
  if (path.endsWith('.ico')) return undefined;
  return kept.equals(await make()) ? undefined : `${path}: differs from what the script draws`;
};

const run = process.argv.includes('--check') ? compare : write;
const complaints: string[] = [];
for (const output of outputs) {
  const complaint = await run(output);
  if (complaint) complaints.push(complaint);
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
