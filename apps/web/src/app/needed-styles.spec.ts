// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { neededStyles } from './needed-styles';

const shown = '<main class="a b"><p class="c">.d</p></main>';
const kept = (css: string) => neededStyles(css, shown);

describe('the styles of a page', () => {
  it('are those of the classes that it has', () => {
    expect(kept('.a{x:1}.d{x:2}.a .b{x:3}.a .d{x:4}.d,.c>p{x:5}.a.d:hover{x:6}')).toBe(
      '.a{x:1}.a .b{x:3}.d,.c>p{x:5}',
    );
  });

  it('are those of every page, too', () => {
    const everywhere = ':root{--x:1}p,a:hover{x:1}[data-x=".d"]{x:2}::before{content:"}.d{"}';
    expect(kept(everywhere)).toBe(everywhere);
  });

  it('keep what may concern it: alternatives, contraries, nearness', () => {
    const doubtful = '.a:not(.d){x:1}:where(.d,.e) p{x:2}.c:is(.d, :not(.e)){x:3}p:has(.d){x:4}';
    expect(kept(doubtful)).toBe(doubtful);
  });

  it('keep the conditions of what they keep, and no others', () => {
    expect(
      kept('@layer base{p{x:1}.d{x:2}}@media print{.d{x:3}}@supports (x:1){@media print{.c{x:4}}}'),
    ).toBe('@layer base{p{x:1}}@supports (x:1){@media print{.c{x:4}}}');
  });

  it('keep what is no rule of an element', () => {
    const others = '@layer base,parts;@font-face{font-family:D}@keyframes d{0%{x:0}to{x:1}}@page{margin:0}';
    expect(kept(others)).toBe(others);
  });
});
