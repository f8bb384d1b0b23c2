import {expect, test} from 'vitest';
import {builtName, findOwners, nameClass} from './class-names.ts';

const owners = findOwners({
  'b.module.css': '.card:hover > .title {animation: turn 1s} @keyframes turn {}',
  'a.module.css': '.card.card--wide {margin: .5em}',
});

test('a class keeps its name, with a number where modules before have the same', () => {
  expect(nameClass(owners, 'a.module.css', 'card')).toBe('card_');
  expect(nameClass(owners, 'b.module.css', 'card')).toBe('card_1');
  expect(nameClass(owners, 'a.module.css', 'card--wide')).toBe('card--wide_');
  expect(nameClass(owners, 'b.module.css', 'title')).toBe('title_');
  expect(nameClass(owners, 'b.module.css', 'turn')).toBe('turn_');
});

test('the pattern finds these names, and none of the theme’s other classes', () => {
  const pattern = new RegExp(`^${builtName}$`);
  expect(['card_', 'card_12', 'card--wide_'].every((name) => pattern.test(name))).toBe(true);
  expect(
    ['card', 'menu__link', 'col--3', 'pagination-nav__item--next'].some((name) =>
      pattern.test(name),
    ),
  ).toBe(false);
});

test('a class that no module has is an error that says where', () => {
  expect(() => nameClass(owners, 'a.module.css', 'title')).toThrow(
    'a.module.css has no class .title',
  );
});
