import {describe, expect, test} from 'vitest';
import {isNavbarShown, type Scroll} from './navbar-visibility.ts';

const at = (scroll: Partial<Scroll>): Scroll => ({
  y: 500,
  lastY: 500,
  window: 800,
  page: 5000,
  navbar: 60,
  ...scroll,
});

describe('a navbar that hides on scroll', () => {
  test('hides on the way down and comes back on the way up', () => {
    expect(isNavbarShown(true, at({lastY: 400}))).toBe(false);
    expect(isNavbarShown(false, at({lastY: 501}))).toBe(true);
  });

  test('stays as it is when nothing moved', () => {
    expect(isNavbarShown(true, at({}))).toBe(true);
    expect(isNavbarShown(false, at({}))).toBe(false);
  });

  test('is shown near the top, up to its own height, even on the way down', () => {
    expect(isNavbarShown(false, at({y: 59, lastY: 0}))).toBe(true);
    expect(isNavbarShown(false, at({y: 60, lastY: 0}))).toBe(false);
  });

  test('is shown at the bottom, even on the way down', () => {
    expect(isNavbarShown(false, at({y: 4200, lastY: 4000}))).toBe(true);
    expect(isNavbarShown(false, at({y: 4141, lastY: 4000}))).toBe(true);
    expect(isNavbarShown(false, at({y: 4140, lastY: 4000}))).toBe(false);
  });

  test('is shown on a page that does not scroll', () => {
    expect(isNavbarShown(false, at({y: 0, lastY: 0, page: 800}))).toBe(true);
  });
});
